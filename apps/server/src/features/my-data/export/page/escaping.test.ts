import { isStorable } from '@alento/domain/text/plain-text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../../../../testing/tier/tier.ts';
import { entryOf } from './entries.fixture.ts';
import {
  conversationOf,
  importOf,
  list,
  paymentOf,
  planOf,
  sessionOf,
  sourceOf,
  summaryOf,
} from './page-source.fixture.ts';
import { below, byId, type Element, elementsOf, hasClass, textOf, textOfPage } from './read-page.harness.ts';
import type { PageSource } from './section.ts';

/** An account in which every text is the same. */
function saying(text: string): PageSource {
  const { account, onboarding, safetyPlan } = sourceOf().data;
  return sourceOf({
    account: { ...account, displayName: text, contactEmail: text, recoveryEmail: text },
    entries: list([entryOf({ note: text, aiAnalysis: text, tags: ['t'] })]),
    tags: [{ id: 't', name: text, icon: 'moon', createdAt: 0 }],
    pieces: new Map([['piece', { title: text, kind: 'article' }]]),
    recommendations: list([
      {
        ...{ localDate: '2026-11-23', generatedAt: 0, deliveredAt: null },
        pieces: [{ id: 'piece', title: null, reason: { code: text } }],
      },
    ]),
    conversations: list([conversationOf(text, [{ text }], 'piece')]),
    onboarding: {
      ...onboarding,
      data: { name: text, gender: text, [`custom ${text}`]: { [text]: text, other: text }, goals: [text] },
    },
    safetyPlan: { ...safetyPlan, warningSigns: [text], people: [{ name: text, phone: text }] },
    reading: { saved: ['piece'], progress: { piece: { share: 1, at: 0 } } },
    plans: [planOf({ planId: text })],
    payments: [paymentOf({})],
    sessions: [sessionOf(text)],
    imports: [importOf(text)],
  });
}

/** Tags and attributes of the page without its texts. */
const shapeOf = (elements: readonly Element[]): string =>
  JSON.stringify(elements.map(({ tagName, attrs }) => [tagName, attrs]));

/** Texts that break badly written pages out of where they stand, and any others. */
const texts = fc.oneof(
  fc.constantFrom(
    '</style><script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '</li></ul></details></section></main>',
    '<!-- -->]]><![CDATA[',
    '&lt;b&gt; &amp;amp; &#60; &copy',
    '\r\n\r a \u2028 b\u0085c \u000C d',
    '\u202Eesrever\u2066 \uFEFF \u{1F469}\u200D\u{1F469}\u200D\u{1F467}',
    '\n\n  dois espaços\n\tfim \n',
    '{{price:premium}} $& $1',
    '__proto__',
    'constructor',
    '</bdi></textarea></title><svg><use href="http://evil.example">',
  ),
  fc.string({ unit: fc.constantFrom(...'<>&"\'/=!-[]aà \n\r;#x'), minLength: 1, maxLength: 60 }),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }).filter(isStorable),
);

it('shows any text as text, and changes neither the text nor the page around it', async () => {
  const shape = shapeOf(await elementsOf(saying('x')));
  await fc.assert(
    fc.asyncProperty(texts, async (text) => {
      const elements = await elementsOf(saying(text));
      expect(shapeOf(elements)).toBe(shape);
      const textsIn = (section: string, wanted: (element: Element) => boolean): string[] =>
        below(elements, byId(elements, section)).filter(wanted).map(textOf);
      const isText = (element: Element): boolean => hasClass(element, 'text');
      const isInline = (element: Element): boolean => element.tagName === 'bdi';
      // The note and the comment on it.
      expect(textsIn('diario', isText)).toEqual([text, text]);
      expect(textsIn('conversas', isText)).toEqual([text]);
      expect(textsIn('conversas', isInline)).toEqual([text]);
      expect(textsIn('plano', isText)).toEqual([text]);
      expect(textsIn('plano', isInline)).toEqual([text, text]);
      expect(textsIn('leituras', isInline)).toEqual([text, text]);
      expect(textsIn('aparelhos', isInline)).toEqual([text]);
      expect(textsIn('importacoes', isInline)).toEqual([text]);
      expect(textsIn('marcadores', (element) => element.tagName === 'li')).toEqual([text]);
      expect(textsIn('perfil', isText).slice(0, 3)).toEqual([text, text, text]);
      expect(elements.filter((element) => element.tagName === 'dt').map(textOf)).toContain(`custom ${text}`);
    }),
    { numRuns: runs(30) },
  );
});

it('shows Markdown with HTML in it as text, without links, pictures or attributes', async () => {
  const markdown = fc
    .array(
      fc.oneof(
        fc.constantFrom(
          '<script>alert(1)</script>',
          '<img src=x onerror=alert(1)>',
          '[a](javascript:alert(1))',
          '![pixel](https://evil.example/p.png)',
          '<https://evil.example>',
          '[b][c]\n\n[c]: https://evil.example',
          '| a | b |\n|---|---|\n| c | d |',
          '```\n</style>\n```',
          '# título',
          '> citação\n> - item',
          '1. um\n2. dois\n   - três',
          '- [x] feito',
          'texto[^1]\n\n[^1]: nota',
          '~~não~~ **sim** *talvez* `x`',
          'a <b>oi</b> [b][c] d',
          '- - -',
        ),
        fc.string({ maxLength: 30 }),
      ),
      { minLength: 1, maxLength: 6 },
    )
    .map((parts) => parts.join('\n\n'));
  const allowed = new Set(['p', 'strong', 'em', 'ol', 'ul', 'li', 'blockquote', 'br', 'code', 'div', 's', 'span']);
  await fc.assert(
    fc.asyncProperty(markdown, async (content) => {
      const reply = { isUser: false, text: content, writtenBy: 'external' as const };
      const page = sourceOf({ conversations: list([conversationOf('a', [reply])]) });
      const elements = await elementsOf(page);
      const [replyElement] = elements.filter((element) => hasClass(element, 'reply'));
      const inside = below(elements, replyElement as Element).filter(({ tagName }) => tagName !== 'time');
      expect(inside.filter(({ tagName }) => !allowed.has(tagName))).toEqual([]);
      const attributes = inside.flatMap(({ attrs }) => attrs);
      expect(
        attributes.filter(({ name, value }) => name !== 'class' || !['small', 'strong', 'text'].includes(value)),
      ).toEqual([]);
      // A paragraph within a paragraph would be parsed as three.
      const paragraphs = elements.filter(({ tagName }) => tagName === 'p');
      expect((await textOfPage(page)).match(/<p[ >]/g)).toHaveLength(paragraphs.length);
      // What follows the reply is still outside of it.
      expect(byId(elements, 'sobre').parentNode).toMatchObject({ tagName: 'main' });
    }),
    { numRuns: runs(30) },
  );
});

it.each([
  ['veja [o texto](https://exemplo.com.br/a)', 'veja o texto (https://exemplo.com.br/a)'],
  ['veja https://exemplo.com.br/a', 'veja https://exemplo.com.br/a'],
  ['<b>oi</b>', '<b>oi</b>'],
  ['ligue [188](tel:188)', 'ligue 188'],
  ['![um gato](x.png)', 'um gato'],
  ['| a | b |\n|---|---|\n| c | d |', 'a | bc | d'],
  ['~~não~~ [texto][a]\n\n[a]: https://exemplo.com.br', 'não texto'],
  ['antes\n\n---\n\ndepois[^1]\n\n[^1]: a nota', 'antesdepoisa nota'],
])('shows the Markdown %j as %j', async (content, visibleText) => {
  const elements = await elementsOf(sourceOf({ summaries: [summaryOf('2026-11-15', content)] }));
  expect(textOf(byId(elements, 'resumos'))).toContain(visibleText);
});
