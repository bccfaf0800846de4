/** To the nearest whole number, half of one upwards whatever binary fractions make of it: 10.2 × 107.5 is 1,096.5. */
export function halfUp(value: number): number {
  return Math.round(value + BINARY);
}

const BINARY = 1e-6;
