/** So many at once, the others in the order in which they came. */
export type Slots = {
  /** Settles when there is a slot, which is then taken. */
  take(): Promise<void>;
  give(): void;
};

export function makeSlots(count: number): Slots {
  let free = count;
  const waiting: (() => void)[] = [];
  return {
    take() {
      if (free === 0) return new Promise((resolve) => waiting.push(resolve));
      free--;
      return Promise.resolve();
    },
    give() {
      const next = waiting.shift();
      if (next) next();
      else free++;
    },
  };
}
