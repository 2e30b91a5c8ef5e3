import { expect, it } from 'vitest';
import { tokenOf } from '../../../../testing/light-dark-tokens.ts';
import { pageStyle } from './page-style.ts';

const dark = /@media screen and \(prefers-color-scheme: dark\) \{\n(.*?)\n\}/s.exec(pageStyle.markup)?.[1] ?? '';
const light = pageStyle.markup.slice(0, pageStyle.markup.indexOf('@media'));

/** The page's colours in some rules: those of the root by name, those of a score as `mood-3`. */
function coloursIn(css: string): Map<string, string> {
  const colours = new Map<string, string>();
  for (const [, selector, rules] of css.matchAll(/(:root|\.m\d) \{([^}]*)\}/g))
    for (const [, name = '', value = ''] of (rules ?? '').matchAll(/--([\w-]+): (#\w{6});/g)) {
      const score = selector?.slice(2);
      colours.set(selector === ':root' ? name : name.replace('mood', `mood-${score}`), value);
    }
  return colours;
}

it.each([
  ['light', light],
  ['dark', dark],
] as const)('the %s colours of the page are those of the app, whose contrast is tested there', (side, css) => {
  const colours = coloursIn(css);
  expect(colours.size).toBe(12 + 6 * 3);
  expect(Object.fromEntries(colours)).toEqual(
    Object.fromEntries([...colours.keys()].map((name) => [name, tokenOf(name, side)])),
  );
});

it('prints light colours, and what is closed on the screen', () => {
  const print = pageStyle.markup.slice(pageStyle.markup.indexOf('@media print'));
  expect(print).toMatch(/details::details-content \{[^}]*content-visibility: visible/);
  expect(pageStyle.markup.match(/prefers-color-scheme/g)).toHaveLength(1);
});
