import { plainTextOf } from '@alento/content/markdown';
import { parseMarkdown } from '@alento/content/parse-markdown';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../testing/tier/tier.ts';
import { escapeMarkdown } from './escape-markdown.ts';

/** The text of a line of Markdown, with the types of nodes other than text and links to the address that they show. */
function readBack(markdown: string): string {
  const [block, ...others] = parseMarkdown(markdown).children;
  if (block?.type !== 'paragraph' || others.length > 0) return `block: ${block?.type}`;
  const texts = block.children.map((node) => {
    const isVisible = node.type === 'text' || (node.type === 'link' && node.url.endsWith(plainTextOf(node)));
    return isVisible ? plainTextOf(node) : `node: ${node.type}`;
  });
  return texts.join('');
}

it.each([
  'x](http://evil.example) [y',
  '![a](http://evil.example/a.png)',
  '<b>oi</b> <http://evil.example> <!-- -->',
  'http://evil.example https://evil.example www.evil.example WWW.evil.example',
  'eu@evil.example mailto:eu@evil.example xmpp:eu@evil.example',
  '_www.& http://evil.example/?a=1&b_c=*2* (HTTPS://evil.example/~x)',
  '**a** __b__ *c* _d_ ~~e~~ `f` ``g``',
  '&lt;b&gt; &#60; &copy',
  'a \\ b \\[c\\](d) [^1] [a][b]',
  '14:30, 1. # - + = | R$ 5 (ok)!',
])('escapeMarkdown escapes %j so that Markdown shows the original text', (text) => {
  expect(readBack(`“${escapeMarkdown(text)}”`)).toBe(`“${text}”`);
});

it('escapeMarkdown escapes any text', () => {
  const signs = [...'ab:/.@ww\\`*_[]()<>!~&#;|-', 'http://', 'www.a.b'];
  const text = fc.string({ unit: fc.constantFrom(...signs), maxLength: 40 });
  fc.assert(
    fc.property(text, (written) => {
      expect(readBack(`“${escapeMarkdown(written)}”`)).toBe(`“${written.trim()}”`);
    }),
    { numRuns: runs(100) },
  );
});

it('escapeMarkdown joins the lines of a text, because a line may begin a heading or a list', () => {
  expect(escapeMarkdown(' a\n\n# b\r\n- c\u2028d ')).toBe('a # b - c d');
});
