/** The encoding of UTF-16 text, by its byte order mark or by the zero bytes of its first character. */
function utf16Of([first, second]: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  if (first !== 0 && second === 0) return 'utf-16le';
  return first === 0 && second !== undefined && second !== 0 ? 'utf-16be' : null;
}

const NUL = '\u0000';

/**
 * Drops the single NUL characters that some keyboards leave in a note. Several in a row are the gap of a damaged file.
 */
const withoutSingleNuls = (text: string): string => (text.includes(NUL.repeat(3)) ? text : text.replaceAll(NUL, ''));

/**
 * Decodes UTF-8, UTF-16, or Windows-1252, which older spreadsheets write. The text has no byte order mark. Damaged
 * characters of UTF-8 and UTF-16 are replaced by U+FFFD. Single NUL characters are dropped.
 */
export function decodeText(bytes: Uint8Array): string {
  const encoding = utf16Of(bytes) ?? 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  // Text with at least one whole character beyond ASCII is damaged UTF-8, and not of another encoding.
  const isUnicode = encoding !== 'utf-8' || !text.includes('\ufffd') || /[^\p{ASCII}\ufffd]/u.test(text);
  const decoded = isUnicode ? text : new TextDecoder('windows-1252').decode(bytes);
  return withoutSingleNuls(decoded);
}
