import type { ErrorCode } from '@alento/domain/errors/catalogue';
import type { UserData } from '@alento/domain/onboarding/user-data';
import { fitsWithin } from '@alento/domain/text/plain-text';

/** Validation errors of a step, by field. */
export type Problems = Readonly<Record<string, ErrorCode>>;

/** How a step's answers are read from the user data, validated and saved. */
export type StepRules<Answers extends object> = {
  readonly read: (known: UserData, isDone: boolean) => Answers;
  readonly check: (answers: Answers, known: UserData) => Problems;
  /** The changes to save. Null removes a field; undefined leaves it unchanged. */
  readonly fields: (answers: Answers, known: UserData) => Readonly<Record<string, unknown>>;
  /** The texts that the person wrote. They are checked for a crisis. */
  readonly texts: (answers: Answers) => readonly string[];
};

export const NO_TEXTS = (): readonly string[] => [];

export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

/** Returns the value if it is one of the options, otherwise null. */
export const optionOf = <Option extends string>(options: readonly Option[], value: unknown): Option | null =>
  options.find((option) => option === value) ?? null;

/** Returns the chosen options in the order of the options. */
export const optionsOf = <Option extends string>(options: readonly Option[], value: unknown): Option[] =>
  options.filter((option) => Array.isArray(value) && value.includes(option));

export const yesOrNo = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null);

/** Returns a text as it is saved. Null, which removes the field, for an empty text. */
export const savedText = (text: string): string | null => text.trim() || null;

/** Returns a validation error if the text is too long. */
export const tooLong = (field: string, text: string, limit: number): Problems =>
  fitsWithin(text.trim(), limit) ? {} : { [field]: 'TEXT_TOO_LONG' };

/** Makes values comparable, because the server may return the keys of an object in another order. */
const comparable = (value: unknown): string => {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value);
  return JSON.stringify(isMap ? Object.entries(value).sort() : (value ?? null));
};

/** Returns the fields that differ from the known data, so that a repeated step without changes saves nothing. */
export const changesFrom = (known: UserData, fields: Readonly<Record<string, unknown>>): UserData =>
  Object.fromEntries(
    Object.entries(fields).filter(
      ([field, value]) => value !== undefined && comparable(value) !== comparable(known[field]),
    ),
  );
