/** Hashes an integer to a pseudo-random integer (the 32-bit mix of MurmurHash3). */
function mixed(seed: number): number {
  let hash = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A salt per list, so that one variant doesn't select the same index in every list. */
function saltOf(list: readonly string[]): number {
  let salt = list.length;
  for (const letter of (list[0] ?? '').slice(0, 40)) salt = (Math.imul(salt, 31) + letter.charCodeAt(0)) | 0;
  return salt;
}

/** The longest part of a wording without placeholders. */
const fixedPartOf = (wording: string): string =>
  wording.split(/\{\w+\}/).reduce((one, other) => (other.length > one.length ? other : one));

/** Selects one of several wordings. */
export type Pick = (wordings: readonly string[]) => string;

/**
 * Creates a `Pick` for a variant. The same variant gives the same choice. Wordings already used in the
 * conversation are skipped as long as others are left.
 */
export function wordingsBy(variant: number, said: readonly string[] = []): Pick {
  return (wordings) => {
    const fresh = wordings.filter((wording) => !said.some((text) => text.includes(fixedPartOf(wording))));
    const among = fresh.length > 0 ? fresh : wordings;
    return among[mixed(variant + saltOf(wordings)) % among.length] ?? '';
  };
}
