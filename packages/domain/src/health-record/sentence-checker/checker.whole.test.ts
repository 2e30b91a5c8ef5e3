import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recordDocument } from '../record-document.harness.ts';
import { recordSentencesOf } from '../record-sentences.copy.ts';
import { ALL_KINDS, kindsOf } from './checker.harness.ts';

it('recordSentencesOf(), for 1,000 random people, writes each kind of sentence that the checker knows', () => {
  const documents = fc.sample(recordDocument, { numRuns: 1000, seed: 7 });
  const written = new Set(documents.flatMap((document) => kindsOf(recordSentencesOf(document))));
  expect(ALL_KINDS.filter((kind) => !written.has(kind))).toEqual([]);
});
