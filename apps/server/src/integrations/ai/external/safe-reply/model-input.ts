/** Collects what a model gets for a reply: the reply may contain no other numbers and no other addresses. */
export type ModelInput = {
  /** Figures and entries of the person. Any sentence may repeat their numbers. */
  figures(data: string): void;
  /** Messages, passages and help pages. Only sentences that aren't about the diary may repeat their numbers. */
  texts(data: string): void;
  addresses(urls: readonly string[]): void;
};
