const isFree = (segment: string | undefined): boolean => segment === '*' || segment?.startsWith(':') === true;

/** A path with the fixed segments of a pattern as the pattern has them, or null if it doesn't fit, whatever its case. */
function pathInCaseOf(pattern: string, path: string): string | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  const isRest = wanted.at(-1) === '*';
  if (isRest ? given.length < wanted.length - 1 : given.length !== wanted.length) return null;
  const fits = wanted.every((segment, at) => isFree(segment) || segment === given[at]?.toLowerCase());
  return fits
    ? given.map((segment, at) => (at < wanted.length && !isFree(wanted[at]) ? wanted[at] : segment)).join('/')
    : null;
}

/**
 * The path of a page that was typed with capitals, as keyboards of phones begin a word: the fixed segments in lower case,
 * while ids and tokens stay. Null if there is no such page, or nothing to change.
 *
 * @param patterns paths of the pages, the more specific ones first
 */
export function pathInLowerCase(patterns: readonly string[], path: string): string | null {
  if (!/[A-Z]/.test(path)) return null;
  for (const pattern of patterns) {
    const known = pathInCaseOf(pattern, path);
    if (known !== null) return known === path ? null : known;
  }
  return null;
}
