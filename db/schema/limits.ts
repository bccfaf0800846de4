/** How long a text may be, in characters; forms and tables read the same numbers. */
export const MAX_LENGTH = {
  name: 120,
  email: 254,
  company: 160,
  title: 200,
  description: 1_000,
  templateType: 100,
  label: 60,
  slug: 80,
  documentText: 1_000_000,
  articleText: 200_000,
} as const;

/** How large a free-form object may be, in bytes of its JSON text. */
export const MAX_JSON_BYTES = {
  profile: 16_384,
  answers: 65_536,
  responses: 262_144,
  preview: 131_072,
  provenance: 262_144,
} as const;

/** How many rows of a kind one person may hold. */
export const MAX_ROWS = { clients: 10_000, openAssessments: 200, unpaidDocuments: 200 } as const;

/** How many attempts to pay one person may fail within an hour. */
export const MAX_FAILED_PAYMENTS = 20;

/** How large a logo's file may be, and how many pixels wide and high. */
export const MAX_LOGO = { bytes: 256_000, pixels: 2_000 } as const;
