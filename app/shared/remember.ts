/** What is costly to make and small to keep, made once per key; for keys of which there are few. */
export function remember<Made>(make: (key: string) => Made): (key: string) => Made {
  const made = new Map<string, Made>();
  return (key) => {
    const known = made.get(key);
    if (known !== undefined) return known;
    const fresh = make(key);
    made.set(key, fresh);
    return fresh;
  };
}

/** What follows from an object that nobody changes, worked out once and let go with it. */
export function rememberFor<Key extends object, Made extends object>(work: (key: Key) => Made): (key: Key) => Made {
  const made = new WeakMap<Key, Made>();
  return (key) => {
    const known = made.get(key);
    if (known) return known;
    const fresh = work(key);
    made.set(key, fresh);
    return fresh;
  };
}
