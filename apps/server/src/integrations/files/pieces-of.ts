/** Cuts a stream of bytes into pieces of the same size; the last one may be shorter. Holds one piece in memory. */
export async function* piecesOf(bytes: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Buffer<ArrayBuffer>> {
  let piece = Buffer.allocUnsafe(size);
  let length = 0;
  for await (const chunk of bytes) {
    for (let at = 0; at < chunk.length; ) {
      const taken = chunk.subarray(at, at + size - length);
      piece.set(taken, length);
      at += taken.length;
      length += taken.length;
      if (length < size) continue;
      yield piece;
      piece = Buffer.allocUnsafe(size);
      length = 0;
    }
  }
  if (length > 0) yield piece.subarray(0, length);
}
