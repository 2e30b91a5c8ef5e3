import type { RecordDocument } from '../record-document.ts';
import { RECORD_SECTIONS, type RecordSection } from '../sections.ts';
import { answerClaims, expectedAnswers } from './answers.harness.ts';
import type { Claim, Expected } from './claim.harness.ts';
import { comparisonClaims, expectedComparisons } from './comparisons.harness.ts';
import { expectedMedicines, medicineClaims } from './medicines.harness.ts';
import { expectedMoods, moodClaims } from './moods.harness.ts';

const CLAIMS: readonly Claim[] = [...moodClaims, ...comparisonClaims, ...answerClaims, ...medicineClaims];
const EXPECTED: Readonly<Record<RecordSection, Expected>> = {
  moods: expectedMoods,
  ...expectedComparisons,
  ...expectedAnswers,
  'medication-diary': expectedMedicines,
};

export type Sentences = Partial<Record<RecordSection, string[]>>;

const claimOf = (section: RecordSection, sentence: string): Claim | undefined =>
  CLAIMS.find((claim) => claim.section === section && claim.pattern.test(sentence));

const kindsIn = (section: RecordSection, sentences: readonly string[]): string[] =>
  sentences.map((sentence) => claimOf(section, sentence)?.kind ?? 'unknown');

/** All kinds of sentences that the checker knows. */
export const ALL_KINDS: readonly string[] = CLAIMS.map(({ kind }) => kind);

/** The kinds of a document's sentences. */
export const kindsOf = (sentences: Sentences): string[] =>
  RECORD_SECTIONS.flatMap((section) => kindsIn(section, sentences[section] ?? []));

/**
 * The sentences that are of no known kind or disagree with the figures of the document, and the sections with a missing
 * sentence, one too many or the same one twice.
 */
export const misstatements = (document: RecordDocument, sentences: Sentences): string[] =>
  RECORD_SECTIONS.flatMap((section) => {
    const list = sentences[section] ?? [];
    const wrong = list.filter((sentence) => {
      const claim = claimOf(section, sentence);
      return !claim?.isTrue(claim.pattern.exec(sentence)?.groups ?? {}, document);
    });
    const kinds = kindsIn(section, list).join(', ');
    const expected = EXPECTED[section](document);
    const isComplete = expected ? expected.test(kinds) : sentences[section] === undefined;
    return isComplete && new Set(list).size === list.length ? wrong : [...wrong, `${section}: ${kinds}`];
  });
