import { SHORT_TEXT_MAX } from '@alento/domain/onboarding/limits';
import { OTHER_OPTION } from '@alento/domain/onboarding/options';
import { optionsOf, type Problems, textOf, tooLong } from '../step-rules.ts';

/** The chosen options, and the text of the option 'Outro'. */
export type WithOther = { chosen: string[]; other: string };

/** A yes or no, and options after a yes. Null without an answer. */
export type YesNoAnswers = WithOther & { answer: boolean | null };

const SEPARATOR = ', ';

/** Returns the text of 'Outro' if that option is chosen. Otherwise its field is hidden and its text ignored. */
export const otherOf = ({ chosen, other }: WithOther): string => (chosen.includes(OTHER_OPTION) ? other.trim() : '');

export const problemOfOther = (answers: WithOther): Problems => tooLong('other', otherOf(answers), SHORT_TEXT_MAX);

/** An answer, yes or no, is required. */
export const problemsOfYesNo = (answers: YesNoAnswers): Problems =>
  answers.answer === null ? { answer: 'CHOICE_REQUIRED' } : answers.answer ? problemOfOther(answers) : {};

export const textsOfYesNo = (answers: YesNoAnswers): string[] => (answers.answer ? [otherOf(answers)] : []);

/** Returns the chosen options followed by the text of 'Outro'. */
export function listWithOther(answers: WithOther): string[] {
  const text = otherOf(answers);
  return text === '' ? [...answers.chosen] : [...answers.chosen, text];
}

/** Parses such a list. Entries that are no option form the text of 'Outro'. */
export function readList(options: readonly string[], value: unknown): WithOther {
  const list = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  const own = list.filter((item) => !options.includes(item));
  const chosen = optionsOf(options, own.length > 0 ? [...list, OTHER_OPTION] : list);
  return { chosen, other: own.join(SEPARATOR) };
}

/** Returns the list as text joined by commas. Null if nothing was chosen. */
export const detailsText = (answers: WithOther): string | null => listWithOther(answers).join(SEPARATOR) || null;

/** Parses text joined by commas. 'Outro' is last, so everything after it is its text, including commas. */
export function readDetails(options: readonly string[], value: unknown): WithOther {
  const text = textOf(value);
  if (text === '') return { chosen: [], other: '' };
  const parts = text.split(SEPARATOR);
  const place = parts.indexOf(OTHER_OPTION);
  if (place === -1) return readList(options, parts);
  return {
    chosen: optionsOf(options, [...parts.slice(0, place), OTHER_OPTION]),
    other: parts.slice(place + 1).join(SEPARATOR),
  };
}
