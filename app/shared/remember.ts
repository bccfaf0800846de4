/** Makes a value once per key and keeps it. For values that are costly to make and small to keep, and for few keys. */
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

/** Works a value out once per object, and frees it with the object, which must never change. */
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
