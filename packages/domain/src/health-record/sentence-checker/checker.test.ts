import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../../testing/tier/tier.ts';
import { recordDocument } from '../record-document.harness.ts';
import { recordSentencesOf } from '../record-sentences.copy.ts';
import type { RecordSection } from '../sections.ts';
import { kindsOf, misstatements, type Sentences } from './checker.harness.ts';
import { falseDocuments, falseSentences } from './planted-errors.harness.ts';

/** A failure names the sentence or the figure. Making its document smaller takes minutes and tells no more. */
const UNSHRUNK = { endOnFailure: true };

/** The sentences with one of them replaced, once for each planted error. */
const withErrors = (sentences: Sentences): Sentences[] =>
  (Object.entries(sentences) as [RecordSection, string[]][]).flatMap(([section, list]) =>
    list.flatMap((sentence, at) =>
      falseSentences(sentence).map((wrong) => ({ ...sentences, [section]: list.with(at, wrong) })),
    ),
  );

describe('recordSentencesOf(), for documents of random people,', () => {
  it('states only numbers, days, directions and labels that agree with the figures', () => {
    fc.assert(
      fc.property(recordDocument, (document) => {
        expect(misstatements(document, recordSentencesOf(document))).toEqual([]);
      }),
      { ...UNSHRUNK, numRuns: runs(30) },
    );
  });
});

describe('the checker of sentences', () => {
  it('refuses a sentence with another number, day, direction or label', () => {
    fc.assert(
      fc.property(recordDocument, (document) => {
        const accepted = withErrors(recordSentencesOf(document)).filter(
          (sentences) => misstatements(document, sentences).length === 0,
        );
        expect(accepted).toEqual([]);
      }),
      { ...UNSHRUNK, numRuns: runs(10) },
    );
  });

  it('refuses a sentence after a figure was changed', () => {
    fc.assert(
      fc.property(recordDocument, (document) => {
        const sentences = recordSentencesOf(document);
        const accepted = falseDocuments(document, kindsOf(sentences))
          .filter(([, changed]) => misstatements(changed, sentences).length === 0)
          .map(([path]) => path);
        expect(accepted).toEqual([]);
      }),
      { ...UNSHRUNK, numRuns: runs(10) },
    );
  });

  it('refuses a missing sentence, a repeated one and an unknown one', () => {
    fc.assert(
      fc.property(recordDocument, (document) => {
        const sentences = recordSentencesOf(document);
        for (const [section, list] of Object.entries(sentences)) {
          for (const wrong of [list.slice(1), list.slice(0, -1), [...list, list[0]], [...list, 'Tudo melhorou.']]) {
            expect(misstatements(document, { ...sentences, [section]: wrong })).not.toEqual([]);
          }
          expect(misstatements(document, { ...sentences, [section]: undefined })).not.toEqual([]);
        }
      }),
      { ...UNSHRUNK, numRuns: runs(10) },
    );
  });
});
