import { spokenSentences } from '@alento/content/spoken-text';
import { NOTE_MAX } from '@alento/domain/mood-entry/limits';
import { IMPORT_NOTE_MAX } from '@alento/domain/my-data/limits';
import { cpuMsOf, hardTexts, PILED_MARKS_TEXT } from '@alento/domain/text/hard-texts.harness';
import { characterCount, foldForSearch, isStorable, matchesWords } from '@alento/domain/text/plain-text';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../testing/tier/tier.ts';
import { markdownHtml } from '../features/my-data/export/page/markdown-html.ts';
import { begunSentences } from '../features/voice/speech/begun-sentences.ts';
import { maskPersonalData } from '../integrations/ai/external/prompt/mask.ts';
import { printableText } from '../record-files/pdf/page/printable-text.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { foundForms, matchTerms, queryWords, wantedWords } from './match-texts.ts';
import { raisesCrisis } from './raises-crisis.ts';

const wanted = wantedWords('caminhada com minha mãe', 'stems-and-beginnings');

describe.each([
  ['the count of characters', IMPORT_NOTE_MAX, characterCount],
  ['the search for piled marks', IMPORT_NOTE_MAX, isStorable],
  ['the folding for search', IMPORT_NOTE_MAX, foldForSearch],
  ['the search in notes', IMPORT_NOTE_MAX, (text: string) => matchesWords(text, 'caminhada mae')],
  ['the search by stems', IMPORT_NOTE_MAX, (text: string) => matchTerms(text, wanted)],
  ['the search by forms', IMPORT_NOTE_MAX, (text: string) => foundForms(text, queryWords('caminhada mae'))],
  ['the search’s words', NOTE_MAX, (text: string) => wantedWords(text, 'stems-and-beginnings')],
  ['the mask of personal data', IMPORT_NOTE_MAX, maskPersonalData],
  ['the escape of Markdown', NOTE_MAX, escapeMarkdown],
  ['the text of a PDF', NOTE_MAX, printableText],
  ['the sign of a crisis', NOTE_MAX, raisesCrisis],
])('%s takes at most 50 ms of CPU time', (_, limit, read: (text: string) => unknown) => {
  it.each(sampleOf(hardTexts(limit), 16))('for the longest text of %s', async (_kind, text) => {
    expect(await cpuMsOf(() => read(text))).toBeLessThan(50);
  });
});

/** Replies that Markdown parsers read slowly, or whose parts are nested too deep for the stack. */
const HARD_MARKDOWN = [
  ['nested items', `${'- '.repeat(2000)}oi`],
  ['nested quotations', `${'> '.repeat(3000)}oi`],
  ['nested items and quotations', `${'> 1. - '.repeat(700)}oi`],
  ['quotations without spaces', `${'>'.repeat(5000)}oi`],
  ['nested emphasis', `${'*a '.repeat(1300)}${'a* '.repeat(1300)}`],
  ['nested emphasis of long marks', `${`${'*'.repeat(40)}a `.repeat(95)}${` a${'*'.repeat(40)}`.repeat(95)}`],
  ['compound words', 'a-b-'.repeat(2000)],
] as const;

describe.each([
  ['the HTML of a reply', (text: string) => String(markdownHtml(text))],
  ['the sentences of a reply', (text: string) => spokenSentences(text)],
  ['the sentences of the beginning of a reply', begunSentences],
])('%s takes at most 100 ms of CPU time', (_, read: (text: string) => unknown) => {
  it.each(HARD_MARKDOWN)('for %s', async (_kind, text) => {
    expect(await cpuMsOf(() => read(text))).toBeLessThan(100);
  });
});

it.each([
  ['the folding for search', foldForSearch],
  ['the search by stems', (text: string) => matchTerms(text, wanted)],
  ['the sign of a crisis', raisesCrisis],
  ['the text of a PDF', printableText],
])(
  '%s takes at most 50 ms of CPU time for a stored note of piled marks',
  async (_, read: (text: string) => unknown) => {
    expect(await cpuMsOf(() => read(PILED_MARKS_TEXT))).toBeLessThan(50);
  },
);
