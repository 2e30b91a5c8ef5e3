import type { LocalDate } from '@alento/domain/time/local-date';

/** What reading a question needs to know of the diary. */
export type KnownDiary = {
  readonly today: LocalDate;
  /** Date of the first entry; null without any. */
  readonly first: LocalDate | null;
  /** Names of the person's tags. */
  readonly tags: readonly string[];
  /** First day on which a tag was used; null if it never was. */
  readonly firstUse: (tag: string) => LocalDate | null;
};
