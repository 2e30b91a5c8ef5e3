/** Makes a value at its first use: loading the check costs nothing until there is a text to look at. */
export function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
