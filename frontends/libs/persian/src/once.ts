/**
 * Makes a thing when it is first asked for, and only then. For formats of `Intl`: the first of a kind takes a desktop 15 ms
 * and a cheap phone 60, too much for a module that is only being loaded.
 */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}
