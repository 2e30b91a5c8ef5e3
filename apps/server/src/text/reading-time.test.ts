import { NOTE_MAX } from '@alento/domain/mood-entry/limits';
import { IMPORT_NOTE_MAX } from '@alento/domain/my-data/limits';
import { cpuMsOf, hardTexts, PILED_MARKS_TEXT } from '@alento/domain/text/hard-texts.harness';
import { characterCount, foldForSearch, isStorable, matchesWords } from '@alento/domain/text/plain-text';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../../testing/tier/tier.ts';
import { maskPersonalData } from '../integrations/ai/external/prompt/mask.ts';
import { printableText } from '../record-files/pdf/page/printable-text.ts';
import { escapeMarkdown } from './escape-markdown.ts';
import { matchTerms, wantedWords } from './match-texts.ts';
import { raisesCrisis } from './raises-crisis.ts';

const wanted = wantedWords('caminhada com minha mãe', 'stems-and-beginnings');

describe.each([
  ['the count of characters', IMPORT_NOTE_MAX, characterCount],
  ['the search for piled marks', IMPORT_NOTE_MAX, isStorable],
  ['the folding for search', IMPORT_NOTE_MAX, foldForSearch],
  ['the search in notes', IMPORT_NOTE_MAX, (text: string) => matchesWords(text, 'caminhada mae')],
  ['the search by stems', IMPORT_NOTE_MAX, (text: string) => matchTerms(text, wanted)],
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
