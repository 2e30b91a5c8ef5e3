/** Smallest padded size in bytes; each larger size is twice the one before. */
const SMALLEST_BYTES = 256;

/**
 * Pads a JSON text with spaces to one of a few sizes, because encryption hides the content but not the length.
 * JSON.parse ignores the spaces, so padded and unpadded texts are read in the same way.
 */
export function padJson(json: string, smallest: number = SMALLEST_BYTES): string {
  const bytes = Buffer.byteLength(json);
  let size = smallest;
  while (size < bytes) size *= 2;
  return json + ' '.repeat(size - bytes);
}
