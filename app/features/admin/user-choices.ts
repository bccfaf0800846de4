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
