// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { addConstructedStyle } from './constructed-style.ts';

const rules = (): string[] =>
  document.adoptedStyleSheets.flatMap(({ cssRules }) => [...cssRules].map((rule) => rule.cssText));

it('addConstructedStyle() adds rules, and returns a function that removes only these rules', () => {
  // Files of one process share a window, in which a library may have left its own element.
  const elements = document.querySelectorAll('style').length;
  const removeFirst = addConstructedStyle('a { color: red; }');
  const removeSecond = addConstructedStyle('b { color: blue; }');
  expect(rules()).toEqual(['a { color: red; }', 'b { color: blue; }']);
  expect(document.querySelectorAll('style')).toHaveLength(elements);
  removeFirst();
  expect(rules()).toEqual(['b { color: blue; }']);
  removeSecond();
  expect(rules()).toEqual([]);
  expect(document.querySelectorAll('style')).toHaveLength(elements);
});
