/** The thread that sends requests, separate from the one that reads what the measured Worker logs. */
import { parentPort, workerData } from "node:worker_threads";
import autocannon, { type Options } from "autocannon";

/** What a round measured. Times are in fractions of milliseconds; autocannon's own histogram counts only whole ones. */
export type Round = { perSecond: number; times: { p50: number; p99: number }; statuses: string[]; errors: number };

const options: Options = workerData;
const times: number[] = [];
const asking = autocannon(options, (error, { duration, errors, statusCodeStats = {} }) => {
  if (error) throw error;
  times.sort((a, b) => a - b);
  const round: Round = {
    perSecond: times.length / duration,
    times: { p50: quantile(0.5), p99: quantile(0.99) },
    statuses: Object.keys(statusCodeStats),
    errors,
  };
  parentPort?.postMessage(round);
});
asking.on("response", (_client, _status, _bytes, milliseconds) => times.push(milliseconds));

/** A quantile of `times`, which must be sorted. */
function quantile(part: number): number {
  return times[Math.floor(part * (times.length - 1))] ?? 0;
}
