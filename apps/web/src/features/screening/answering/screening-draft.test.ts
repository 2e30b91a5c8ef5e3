// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { readOwned, writeOwned } from '../../../lib/session/device/device-store.ts';
import { withMember } from '../../../testing/signed-in.ts';
import { dropDraft, keepDraft, readDraft } from './screening-draft.ts';

const draft = { answers: { phq1: 0, phq9: 3 }, difficulty: 1, day: '2026-11-20', idempotencyKey: 'k' };
const NAME = 'screening-draft-PHQ-9';

withMember('ana');

describe('the draft of a questionnaire', () => {
  it('belongs to one person and one questionnaire', () => {
    keepDraft('ana', 'PHQ-9', draft);
    expect(readDraft('ana', 'PHQ-9')).toEqual(draft);
    expect(readDraft('bia', 'PHQ-9')).toBeNull();
    expect(readDraft('ana', 'GAD-7')).toBeNull();
    dropDraft('ana', 'PHQ-9');
    expect(readOwned('ana', NAME)).toBeNull();
  });

  it.each([
    ['not JSON', '{'],
    ['no answers', '{"day":"2026-11-20"}'],
    ['no day', '{"answers":{"phq1":1}}'],
    ['answers of another questionnaire', '{"answers":{"gad1":1},"day":"2026-11-20"}'],
    ['answers out of range', '{"answers":{"phq1":4,"phq2":-1,"phq3":"1","phq4":0.5},"day":"2026-11-20"}'],
  ])('is ignored if it contains %s', (_, stored) => {
    writeOwned('ana', NAME, stored);
    expect(readDraft('ana', 'PHQ-9')).toBeNull();
  });

  it('is restored without its invalid answers', () => {
    writeOwned('ana', NAME, '{"answers":{"phq1":2,"phq2":7,"x":1},"difficulty":9,"day":"2026-11-20"}');
    expect(readDraft('ana', 'PHQ-9')).toEqual({
      answers: { phq1: 2 },
      difficulty: null,
      day: '2026-11-20',
      idempotencyKey: null,
    });
  });
});
