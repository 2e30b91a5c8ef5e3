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
