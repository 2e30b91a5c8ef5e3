/** Size of a stored piece of a file, bytes. */
const PIECE_BYTES = 1_000_000;

/** Cuts a stream of bytes into pieces of the same size; the last one may be shorter. */
export async function* piecesOf(bytes: AsyncIterable<Uint8Array>, size = PIECE_BYTES): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of bytes) {
    let rest = chunk;
    while (length + rest.length >= size) {
      yield Buffer.concat([...waiting, rest.subarray(0, size - length)]);
      rest = rest.subarray(size - length);
      waiting = [];
      length = 0;
    }
    if (rest.length > 0) waiting.push(rest);
    length += rest.length;
  }
  if (length > 0) yield Buffer.concat(waiting);
}
