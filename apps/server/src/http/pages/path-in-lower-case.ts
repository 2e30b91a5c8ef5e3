/** No page has a longer path. A longer one isn't compared with all pages. */
const PATH_MAX = 300;

const isFree = (segment: string | undefined): boolean => segment === '*' || segment?.startsWith(':') === true;

/** The segments of a path with the fixed ones of a pattern as the pattern has them; null if it doesn't fit in any case. */
function inCaseOf(pattern: string, path: readonly string[]): string[] | null {
  const wanted = pattern.split('/');
  const isRest = wanted.at(-1) === '*';
  if (isRest ? path.length < wanted.length - 1 : path.length !== wanted.length) return null;
  const fits = wanted.every((segment, at) => isFree(segment) || segment === path[at]?.toLowerCase());
  return fits ? path.map((segment, at) => (isFree(wanted[at]) ? segment : (wanted[at] ?? segment))) : null;
}

/**
 * The path of a page that was typed with capitals, as keyboards of phones begin a word: the fixed segments in lower case
 * and no slash at the end, while ids and tokens stay. Null if there is no such page, or no capital to change.
 *
 * @param patterns paths of the pages, the more specific ones first
 */
export function pathInLowerCase(patterns: readonly string[], path: string): string | null {
  if (path.length > PATH_MAX || !/[A-Z]/.test(path)) return null;
  const segments = path.split('/');
  while (segments.length > 2 && segments.at(-1) === '') segments.pop();
  for (const pattern of patterns) {
    const known = inCaseOf(pattern, segments)?.join('/') ?? null;
    if (known !== null) return known === segments.join('/') ? null : known;
  }
  return null;
}
