import type { ErrorCode } from '@alento/domain/errors/catalogue';
import type { UserData } from '@alento/domain/onboarding/user-data';
import { fitsWithin } from '@alento/domain/text/plain-text';

/** What keeps a step from going on, by the field it is about. */
export type Problems = Readonly<Record<string, ErrorCode>>;

/** How a step's answers come from the user data, when they are whole, and what is saved of them. */
export type StepRules<Answers extends object> = {
  readonly read: (known: UserData, isDone: boolean) => Answers;
  readonly check: (answers: Answers, known: UserData) => Problems;
  /** null removes a field; undefined leaves it as it is. */
  readonly fields: (answers: Answers, known: UserData) => Readonly<Record<string, unknown>>;
  /** Sentences the person wrote, for the check of what they may tell (decision D22). */
  readonly texts: (answers: Answers) => readonly string[];
};

export const NO_TEXTS = (): readonly string[] => [];

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** One of the options, or nothing chosen yet. */
export const optionOf = <Option extends string>(options: readonly Option[], value: unknown): Option | null =>
  options.find((option) => option === value) ?? null;

/** The chosen options, in their own order. */
export const optionsOf = <Option extends string>(options: readonly Option[], value: unknown): Option[] =>
  options.filter((option) => Array.isArray(value) && value.includes(option));

export const yesOrNo = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);

/** A text as it is saved; an empty one removes the field. */
export const savedText = (text: string): string | null => text.trim() || null;

/** The problem of a text beyond its limit, by its field. */
export const tooLong = (field: string, text: string, limit: number): Problems =>
  fitsWithin(text.trim(), limit) ? {} : { [field]: 'TEXT_TOO_LONG' };

/** Maps come back from the server in an order of their own. */
const comparable = (value: unknown): string => {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  return JSON.stringify(isMap ? Object.entries(value).sort() : (value ?? null));
};

/** Only what differs from what is known: walking through a step again changes and creates nothing. */
export const changesFrom = (known: UserData, fields: Readonly<Record<string, unknown>>): UserData =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) => value !== undefined && comparable(value) !== comparable(known[field]),
    ),
  );
