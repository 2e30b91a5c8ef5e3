import { isStorable } from '@alento/domain/text/plain-text';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../../../../testing/tier/tier.ts';
import { emptyContent, listed } from './page-content.fixture.ts';
import type { PageContent } from './page-content.ts';
import { below, byId, type Element, elementsOf, hasClass, textOf, textOfPage } from './read-page.harness.ts';

const INSTANT = Date.parse('2026-11-23T17:30:00Z');

/** An account in which every text is the same. */
const saying = (text: string): PageContent => ({
  ...emptyContent(),
  account: {
    displayName: text,
    createdAt: INSTANT,
    planName: text,
    contactEmail: text,
    recoveryEmail: text,
  },
  diary: {
    entries: listed([
      {
        localDate: '2026-11-23',
        localTime: '21:40',
        score: 3 as const,
        note: text,
        tagNames: [text],
        source: 'app' as const,
        analysis: text,
      },
    ]),
    months: [],
  },
  tags: listed([{ name: text, createdAt: INSTANT }]),
  recommendations: listed([
    { localDate: '2026-11-23', pieces: [{ title: text, kind: 'article' as const, reason: text }] },
  ]),
  conversations: listed([
    {
      title: text,
      bookTitle: text,
      createdAt: INSTANT,
      messages: listed([{ isUser: true, content: text, at: INSTANT, writtenBy: null }]),
    },
  ]),
  answers: { name: text, gender: text, [`custom ${text}`]: { [text]: text, other: text }, goals: [text] },
  safetyPlan: {
    warningSigns: [text],
    whatHelps: [],
    reasons: [],
    places: [],
    safeSpace: [],
    people: [{ name: text, phone: text }],
    professionals: [],
  },
  reading: {
    read: listed([{ title: text, kind: 'book' as const, share: 1, at: INSTANT }]),
    saved: listed([{ title: text, kind: 'podcast' as const }]),
  },
  plans: listed([
    {
      planName: text,
      status: 'granted' as const,
      method: null,
      period: null,
      priceCents: null,
      since: INSTANT,
      until: null,
    },
  ]),
  payments: listed([{ planName: text, amountCents: 2990, refundedCents: 0, paidAt: INSTANT, refundedAt: null }]),
  sessions: listed([{ device: text, createdAt: INSTANT, lastUsedAt: INSTANT }]),
  imports: listed([{ source: 'alento' as const, filename: text, importedAt: INSTANT, entries: 1 }]),
});

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
      const shown = (section: string, wanted: (element: Element) => boolean): string[] =>
        below(elements, byId(elements, section)).filter(wanted).map(textOf);
      const isText = (element: Element): boolean => hasClass(element, 'text');
      const isInline = (element: Element): boolean => element.tagName === 'bdi';
      // The note and the comment on it.
      expect(shown('diario', isText)).toEqual([text, text]);
      expect(shown('conversas', isText)).toEqual([text]);
      expect(shown('conversas', isInline)).toEqual([text]);
      expect(shown('plano', isText)).toEqual([text]);
      expect(shown('plano', isInline)).toEqual([text, text]);
      expect(shown('leituras', isInline)).toEqual([text, text]);
      expect(shown('aparelhos', isInline)).toEqual([text]);
      expect(shown('importacoes', isInline)).toEqual([text]);
      expect(shown('marcadores', (element) => element.tagName === 'li')).toEqual([text]);
      expect(shown('perfil', isText).slice(0, 3)).toEqual([text, text, text]);
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
      const messages = listed([{ isUser: false, content, at: INSTANT, writtenBy: 'external' as const }]);
      const conversation = { title: 'a', bookTitle: null, createdAt: INSTANT, messages };
      const page = { ...emptyContent(), conversations: listed([conversation]) };
      const elements = await elementsOf(page);
      const [reply] = elements.filter((element) => hasClass(element, 'reply'));
      const inside = below(elements, reply as Element).filter(({ tagName }) => tagName !== 'time');
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
])('shows the Markdown %j as %j', async (content, shown) => {
  const summary = { startDate: '2026-11-15', endDate: '2026-11-21', generatedAt: INSTANT, writtenBy: 'local' as const };
  const elements = await elementsOf({ ...emptyContent(), summaries: listed([{ ...summary, text: content }]) });
  expect(textOf(byId(elements, 'resumos'))).toContain(shown);
});
