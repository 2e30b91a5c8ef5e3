type Mask = readonly [pattern: RegExp, replacement: string];

/**
 * Patterns of identifying data, with their replacements. Names of people have no pattern, so they are not masked. A
 * pattern that begins with a long run of characters starts only where the run does: tried from each character of a
 * long run, it takes seconds. Addresses that follow each other without a gap are one match for the same reason.
 */
const MASKS: readonly Mask[] = [
  [/(?<![\p{L}\d._%+-])(?:[\p{L}\d._%+-]+@[\p{L}\d-]+(?:\.[\p{L}\d-]+)+)+/gu, '[e-mail]'],
  [/\b(?:https?:\/\/|www\.)\S+/giu, '[endereço]'],
  [
    /(?<!\p{L})(?:rua|r\.|av\.|avenida|travessa|alameda|praça|rodovia|estrada)\s+[\p{L}\d\s.'ºª-]{2,60}?(?:,\s*(?:n[º°o.]*\s*)?|\sn[º°o.]+\s*)\d{1,5}(?!\d)/giu,
    '[endereço]',
  ],
  [
    /(?<!\p{L})(?:[Rr]ua|[Aa]v\.|[Aa]venida|[Tt]ravessa|[Aa]lameda|[Pp]raça)\s+(?:d[aeo]s?\s+)?\p{Lu}[\p{L}\s.'-]{0,60}?\s\d{1,5}(?!\d)/gu,
    '[endereço]',
  ],
  [/\b[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\b/giu, '[código]'],
  [/(?<![\w-])(?=[\w-]*\d)[\w-]{20,}\b/gu, '[código]'],
  // Matches CPF, CNPJ, telephone, CEP and card numbers: at least eight digits with optional separators.
  [/(?<![\d,])\+?\(?\d(?:[\s()./-]{0,2}\d){7,}(?!\d)/gu, '[número]'],
];

/** Replaces e-mail and street addresses, links, document and telephone numbers, ids and keys. */
export const maskPersonalData = (text: string): string =>
  MASKS.reduce((rest, [pattern, replacement]) => rest.replace(pattern, replacement), text);

/** Cuts a text to at most `limit` UTF-16 code units, never within a surrogate pair. */
export function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const beginning = text.slice(0, limit - 1);
  return `${beginning.isWellFormed() ? beginning : beginning.slice(0, -1)}…`;
}
