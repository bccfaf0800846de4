/** What an account can be. */

export const ROLE_CHOICES = [
  { value: "user", label: "User" },
  { value: "admin", label: "Admin" },
  { value: "owner", label: "Owner" },
] as const;

export const STATUS_CHOICES = [
  { value: "active", label: "Active" },
  { value: "suspended", label: "Suspended" },
] as const;

/** What an edit of an account may change, by its name on the page. */
export const USER_LABELS = { name: "Name", company: "Company", role: "Role", status: "Status" } as const;
