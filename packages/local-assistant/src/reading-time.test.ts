import { checkCrisis } from '@alento/crisis-check/crisis-check';
import { findPeriods } from '@alento/diary-query/period/find-periods';
import { readQuestion } from '@alento/diary-query/reading/read-query';
import { CHAT_MESSAGE_MAX } from '@alento/domain/chat/limits';
import { mentionsOf } from '@alento/domain/insight/week/people';
import { quoteOf } from '@alento/domain/insight/week/quote';
import { NOTE_MAX } from '@alento/domain/mood-entry/limits';
import { cpuMsOf, hardTexts } from '@alento/domain/text/hard-texts.harness';
import { describe, expect, it } from 'vitest';
import { sampleOf } from '../../../testing/tier/tier.ts';
import { talk } from './dialogues/talk.harness.ts';

const DATE = '2026-03-14';
const LOW_DAY = { date: DATE, average: 1, count: 1 };
const levelOf = (text: string) => checkCrisis(text).level;
const diary = { today: DATE, first: DATE, tags: ['academia'], firstUse: () => DATE };

// A text that takes longer makes everybody else wait. The slowest one takes half of the limit here.
describe.each([
  ['the crisis check', NOTE_MAX, levelOf],
  ['the names in notes', NOTE_MAX, (text: string) => mentionsOf([{ date: DATE, text }], levelOf)],
  ['the quote of a note', NOTE_MAX, (text: string) => quoteOf([{ date: DATE, text }], [LOW_DAY], levelOf)],
  ['the periods in a message', CHAT_MESSAGE_MAX, (text: string) => findPeriods(text, DATE)],
  [
    'the reader of questions',
    CHAT_MESSAGE_MAX,
    (text: string) => readQuestion(text, diary, { before: null, earlier: [] }),
  ],
  ['the reply to a message', CHAT_MESSAGE_MAX, (text: string) => talk({ turns: [text] }, 1)],
])('%s takes at most 50 ms of CPU time', (_, limit, read: (text: string) => unknown) => {
  it.each(sampleOf(hardTexts(limit), 16))('for the longest text of %s', async (_kind, text) => {
    expect(await cpuMsOf(() => read(text))).toBeLessThan(50);
  });
});
