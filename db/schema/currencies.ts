/** The currencies in which documents are priced and paid for. */
export type Currency = "USD" | "EUR" | "GBP" | "CHF";
