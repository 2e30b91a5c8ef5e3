const isStream = (value: unknown): value is AsyncIterable<unknown> =>
  typeof value === 'object' && value !== null && Symbol.asyncIterator in value;

/** Whether a value is an object with a property that is read while it is written. */
const hasStream = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.values(value).some(isStream);

async function* listText(items: AsyncIterable<unknown>): AsyncGenerator<string> {
  let separator = '\n';
  yield '[';
  for await (const item of items) {
    yield separator;
    yield* jsonText(item);
    separator = ',\n';
  }
  yield ']';
}

/**
 * The JSON text of a value, in pieces. An async iterable becomes an array and is read while it is written, as the value
 * itself, as an item of a list or as a property of an object.
 */
export async function* jsonText(value: unknown): AsyncGenerator<string> {
  if (isStream(value)) yield* listText(value);
  else if (hasStream(value)) {
    let separator = '{';
    for (const [name, part] of Object.entries(value)) {
      yield `${separator}${JSON.stringify(name)}:`;
      yield* jsonText(part);
      separator = ',';
    }
    yield '}';
  } else yield JSON.stringify(value);
}
