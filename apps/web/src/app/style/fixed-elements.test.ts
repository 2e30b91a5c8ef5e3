// @ts-expect-error the web app's types don't include Node, which runs its tests.
import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SRC = new URL('../../', import.meta.url);
const sources: string[] = globSync('**/*.tsx', { cwd: SRC }).filter(
  (file: string) => !/\.test\.|^landing\//.test(file),
);

/** Classes that place an element at an edge of the screen, such as `bottom-0`, `sm:right-6` and `inset-x-4`. */
const PLACE = /^(?:[\w[\]():.@<=-]+:)?-?(?:inset(?:-[xy])?|top|right|bottom|left)-(\S+)$/;
/** Variables with the covered edges, or with bars that keep clear of them. */
const CLEAR = /--(?:safe-|page-|top-bar|bottom-bar|keyboard-height|tab-bar-padding)/;
/** A panel at an edge keeps its content clear by padding or margins: its background may be below the system's bars. */
const PADDED = /\b[pm][trblxy]?-\S*--(?:safe-|sheet-bottom|tab-bar-padding)/;
/** Values that place nothing at an edge. */
const NOWHERE = /^(?:auto|full|1\/2)$/;

/** The string literals of a file that contain the class `fixed`, joined with what is added to them in the same line. */
function fixedClasses(file: string): string[] {
  const text: string = readFileSync(new URL(file, SRC), 'utf8');
  return [...text.matchAll(/(["'`])((?:(?!\1)[^\n])*)\1/g)]
    .map(([, , content = '']) => content)
    .filter((content) => {
      return /(?:^|\s)fixed(?:\s|$)/.test(content);
    });
}

/** Whether the element covers the whole screen and holds nothing itself. */
const isScrim = (classes: string): boolean => /(?:^|\s)inset-0(?:\s|$)/.test(classes) && classes.includes('bg-scrim');

const found = sources.flatMap((file) => fixedClasses(file).map((classes) => [file, classes] as const));

it('reads the classes of fixed elements', () => {
  expect(found.length).toBeGreaterThan(12);
});

it.each(found)('in %s a fixed element keeps clear of the edges that the system covers: %s', (file, classes) => {
  if (isScrim(classes)) return;
  const text: string = readFileSync(new URL(file, SRC), 'utf8');
  const bare = classes
    .split(/\s+/)
    .map((name) => PLACE.exec(name)?.[1])
    .filter((value): value is string => value !== undefined && !NOWHERE.test(value) && !CLEAR.test(value))
    // Content in the middle of the screen's width.
    .filter((value) => !(value === '0' && classes.includes('inset-x-0') && classes.includes('justify-center')));
  // An edge without a variable is allowed to a panel that is padded, or centred in a safe part of the screen.
  if (bare.length > 0) expect(PADDED.test(text), `${file}: ${bare.join(' ')}`).toBe(true);
  expect(CLEAR.test(text), file).toBe(true);
});

it('names the covered edges of the system in tokens.css only', () => {
  const naming = sources.filter((file) => readFileSync(new URL(file, SRC), 'utf8').includes('safe-area-inset'));
  expect(naming).toEqual([]);
});
