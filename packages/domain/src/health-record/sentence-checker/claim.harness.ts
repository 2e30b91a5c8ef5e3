import type { RecordDocument } from '../record-document.ts';
import type { RecordSection } from '../sections.ts';

/** The parts of a sentence by the names of the groups of its pattern. */
export type Said = Readonly<Record<string, string | undefined>>;

/** Whether what a sentence says is true of the figures of its section. */
export type Check<T> = (said: Said, figures: T, document: RecordDocument) => boolean;

/** A kind of sentence: the pattern of its whole text, and whether it is true of a document. */
export type Claim = {
  section: RecordSection;
  kind: string;
  pattern: RegExp;
  isTrue: (said: Said, document: RecordDocument) => boolean;
};

/** The pattern of the kinds of sentences that a document has in a section, in their order; null without sentences. */
export type Expected = (document: RecordDocument) => RegExp | null;

/** Creates the claims of a section. They are false if the document doesn't have the section's figures. */
export const claimsAbout =
  <T>(section: RecordSection, figuresOf: (document: RecordDocument) => T | null) =>
  (kind: string, pattern: RegExp, check: Check<T>): Claim => ({
    section,
    kind,
    pattern,
    isTrue: (said, document) => {
      const figures = figuresOf(document);
      return figures !== null && check(said, figures, document);
    },
  });
