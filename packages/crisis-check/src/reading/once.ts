/** Computes a value at its first use, so that loading the check costs no time until there is a text. */
export function once<T>(make: () => T): () => T {
  let result: { value: T } | undefined;
  return () => {
    result ??= { value: make() };
    return result.value;
  };
}
