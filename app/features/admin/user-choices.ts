/** The roles and states of an account. */

export const ROLE_CHOICES = [
  { value: "user", label: "User" },
  { value: "admin", label: "Admin" },
  { value: "owner", label: "Owner" },
] as const;

export const STATUS_CHOICES = [
  { value: "active", label: "Active" },
  { value: "suspended", label: "Suspended" },
] as const;

/** The fields that an edit may change, with their labels. */
export const USER_LABELS = { name: "Name", company: "Company", role: "Role", status: "Status" } as const;
