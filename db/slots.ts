/** Limits how many hold a slot at once; the others wait in order of arrival. */
export type Slots = {
  /** Resolves once the caller has a slot. */
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
