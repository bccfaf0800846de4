/** What a test of the backend found, and the words for it. */

/** One request to Supabase, and how long the answer took. */
export type Call = { request: string; said: string; ms: number };

/** "note": nothing to pass or fail, but worth knowing. */
export type Outcome = "passed" | "failed" | "not-configured" | "note";

export type Finding = {
  test: string;
  outcome: Outcome;
  message: string;
  /** When the answer arrived, in ISO 8601. */
  at: string;
  calls: Call[];
};

export type ConnectionStatus = "checking" | "connected" | "error" | "not-configured" | "unknown";

export type Connection = { status: Exclude<ConnectionStatus, "checking">; message: string; at: string; calls: Call[] };

export const CONNECTION_LABELS: Record<ConnectionStatus, string> = {
  checking: "Checking connection...",
  connected: "Connected to Supabase",
  error: "Connection failed",
  "not-configured": "Not configured",
  unknown: "Unknown status",
};

/** "3 of 4 tests passed"; notes do not count. */
export function summarise(findings: readonly Finding[]): { allPassed: boolean; sentence: string } {
  const decided = findings.filter(({ outcome }) => outcome !== "note");
  const passed = decided.filter(({ outcome }) => outcome === "passed").length;
  const allPassed = passed === decided.length;
  if (decided.length === 1) return { allPassed, sentence: allPassed ? "The test passed." : "The test did not pass." };
  return { allPassed, sentence: `${passed} of ${decided.length} tests passed.` };
}
