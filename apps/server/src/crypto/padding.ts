/** Smallest size a padded text has, in bytes; each next one is twice as large. */
const SMALLEST_BYTES = 256;

/**
 * Spaces after a JSON text, up to the next of a few sizes: sealing hides what a text says but not
 * how long it is. JSON.parse passes over them, so that texts from before the padding open as well.
 */
export function padJson(json: string, smallest: number = SMALLEST_BYTES): string {
  const bytes = Buffer.byteLength(json);
  let size = smallest;
  while (size < bytes) size *= 2;
  return json + ' '.repeat(size - bytes);
}
