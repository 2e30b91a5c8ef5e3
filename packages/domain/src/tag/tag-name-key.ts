/**
 * Key by which names are compared. It ignores case, repeated spaces and invisible characters, but not accents: "Avó"
 * and "Avô" are different tags.
 */
export const tagNameKey = (name: string): string =>
  name
    .replace(/\p{Default_Ignorable_Code_Point}/gu, '')
    .toLowerCase()
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .trim();
