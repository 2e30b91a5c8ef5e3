/** A whole number that looks like chance and is the same for the same input (the 32-bit mix of MurmurHash3). */
function mixed(seed: number): number {
  let hash = Math.imul(seed ^ (seed >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Differs from list to list, so that one number doesn't choose the same place in all. */
function saltOf(list: readonly string[]): number {
  let salt = list.length;
  for (const letter of (list[0] ?? '').slice(0, 40)) salt = (Math.imul(salt, 31) + letter.charCodeAt(0)) | 0;
  return salt;
}

/** The longest part of a wording that stays as it is when its places are filled in. */
const fixedPartOf = (wording: string): string =>
  wording.split(/\{\w+\}/).reduce((one, other) => (other.length > one.length ? other : one));

/** Chooses one wording of several. */
export type Pick = (wordings: readonly string[]) => string;

/**
 * Chooses wordings by a number: the same number chooses the same. What was said before in the
 * conversation is left out while there is something else to say.
 */
export function wordingsBy(variant: number, said: readonly string[] = []): Pick {
  return (wordings) => {
    const fresh = wordings.filter((wording) => !said.some((text) => text.includes(fixedPartOf(wording))));
    const among = fresh.length > 0 ? fresh : wordings;
    return among[mixed(variant + saltOf(wordings)) % among.length] ?? '';
  };
}
