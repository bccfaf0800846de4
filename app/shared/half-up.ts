/** Rounds to the nearest whole number, halves upwards despite binary fractions: 10.2 × 107.5 counts as 1,096.5. */
export function halfUp(value: number): number {
  return Math.round(value + BINARY);
}

const BINARY = 1e-6;
