import { expect, it } from 'vitest';
import { plainTextOf } from './markdown.ts';
import { parseMarkdown, type Root } from './parse-markdown.ts';

const depthOf = (node: Root | Root['children'][number]): number =>
  'children' in node ? 1 + Math.max(0, ...node.children.map((child) => depthOf(child as Root['children'][number]))) : 1;

it.each(['- ', '+ ', '> ', '>', '1. ', '> - '])('parseMarkdown reads %j as text beyond the eighth level', (mark) => {
  const deep = `Oi\n\n${mark.repeat(40)}fim`;
  const root = parseMarkdown(deep);
  expect(depthOf(root)).toBeLessThan(25);
  expect(plainTextOf(root)).toMatch(/fim$/);
  // Offsets count in the text as it was passed.
  expect(root.position?.end.offset).toBe(deep.length);
});

it('parseMarkdown reads lines of many marks as before', () => {
  const [first, second] = parseMarkdown(`${'- '.repeat(30)}\n\n${'*'.repeat(30)}`).children;
  expect([first?.type, second?.type]).toEqual(['thematicBreak', 'thematicBreak']);
});

it('parseMarkdown reads many marks of emphasis in one block as text, and keeps those of long lists', () => {
  expect(depthOf(parseMarkdown(`${'*a '.repeat(900)}${'a* '.repeat(900)}`))).toBeLessThan(10);
  const list = Array.from({ length: 150 }, (_, day) => `* **Dia ${day}**: _bem_`).join('\n');
  expect(parseMarkdown(list).position?.end.offset).toBe(list.length);
  expect(plainTextOf(parseMarkdown(list))).toMatch(/^Dia 0: bem\n[^*_]*Dia 149: bem$/);
});
