import fc from 'fast-check';
import { expect, it } from 'vitest';
import { plainNote } from './html-note.ts';

it.each([
  ['line breaks', 'um<br>dois<BR/>três<br />quatro', 'um\ndois\ntrês\nquatro'],
  ['an empty line', 'um<br><br>dois', 'um\n\ndois'],
  ['blocks', '<div>um</div><div><br></div><div>dois</div>', 'um\n\ndois'],
  ['paragraphs with line breaks between them', '<p dir="ltr">um</p>\n<p dir="ltr">dois</p>\n', 'um\ndois'],
  ['formats', '<b>um</b> <i>dois</i> <font color="#f00">três</font>', 'um dois três'],
  ['a list', '<b>Hoje:</b><ul><li>sol</li><li>café</li></ul>fim', 'Hoje:\n- sol\n- café\nfim'],
  ['a numbered list', '<ol><li>sol<li>café</ol>', '1. sol\n2. café'],
  ['entities', 'A &amp; B&nbsp;&lt;b&gt; &#9749; caf&eacute;', 'A & B <b> ☕ café'],
  ['a comment', 'um<!-- dois -->três', 'umtrês'],
  ['an empty note', '<div><br></div>', ''],
])('plainNote turns %s into plain text', (_what, note, text) => {
  expect(plainNote(note)).toBe(text);
});

it.each([
  'te amo <3 muito',
  'a<b e c>d, então 1 < 2',
  '<eu não sei> & <nem quero saber>',
  '<!atenção> <? por quê ?>',
  'acabou <b',
  '<!-- sem fim',
  '<script>alert(1)</script>',
  'R&D &naoexiste; 100%',
])('plainNote keeps what is no tag of Daylio: %s', (note) => {
  expect(plainNote(note)).toBe(note);
});

it('plainNote keeps the line breaks of a note without tags', () => {
  expect(plainNote('um\r\n\r\ndois\n')).toBe('um\n\ndois');
});

it('plainNote removes control characters that entities stand for', () => {
  expect(plainNote('a&#7;b&#x1b;c')).toBe('abc');
});

const PIECES = [
  '<b>',
  '</b>',
  '<br>',
  '<div>',
  '</div>',
  '<li>',
  '<ol>',
  '</ol>',
  '<',
  '>',
  '&',
  '&lt;',
  '<!--',
  '-->',
];
it('plainNote keeps every word, in any mixture of tags and signs', () => {
  const words = fc.array(fc.oneof(fc.constantFrom(...PIECES), fc.constantFrom('um', 'dois', 'três')), {
    maxLength: 20,
  });
  fc.assert(
    fc.property(words, (parts) => {
      const text = plainNote(parts.join(' '));
      const isInComment = (place: number): boolean => {
        const opened = parts.lastIndexOf('<!--', place);
        return opened >= 0 && parts.includes('-->', opened);
      };
      for (const [place, part] of parts.entries()) {
        if (/\p{L}/u.test(part) && /^\p{L}/u.test(part) && !isInComment(place)) expect(text).toContain(part);
      }
    }),
  );
});

it('plainNote gives well-formed text without control characters for any text', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 0xffff })), (units) => {
      const text = plainNote(String.fromCharCode(...units));
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toMatch(/[\p{Cc}--[\n\t]]/v);
    }),
  );
});
