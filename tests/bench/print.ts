/** Prints the figures of the benchmarks. */
import type { Load } from "./load.ts";

export function printLoad(name: string, { perSecond, noise, tail }: Load, bare: Load): void {
  const ratio = (perSecond / bare.perSecond).toFixed(2);
  console.log(
    `${name.padEnd(36)} ${perSecond.toFixed(0).padStart(6)}/s  ${ratio} × the template  (noise ±${(noise * 50).toFixed(0)}%, p99 ÷ p50 ${tail.toFixed(1)})`,
  );
}

export function printWeight(name: string, { scripts, styles }: { scripts: number; styles: number }): void {
  console.log(`first visit of ${name}: ${kilobytes(scripts)} of script, ${kilobytes(styles)} of style, gzipped`);
}

export function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
