import { SHORT_TEXT_MAX } from '@alento/domain/onboarding/limits';
import { OTHER_OPTION } from '@alento/domain/onboarding/options';
import { optionsOf, type Problems, textOf, tooLong } from '../step-rules.ts';

/** What was chosen among options of which the last is 'Outro', and what it stands for in own words. */
export type WithOther = { chosen: string[]; other: string };

const SEPARATOR = ', ';

/** The text of 'Outro' where it is chosen; what stands in a hidden field counts for nothing. */
export const otherOf = ({ chosen, other }: WithOther): string => (chosen.includes(OTHER_OPTION) ? other.trim() : '');

export const problemOfOther = (answers: WithOther): Problems => tooLong('other', otherOf(answers), SHORT_TEXT_MAX);

/** Chosen options, and the text of 'Outro' appended to them (companion §5). */
export function listWithOther(answers: WithOther): string[] {
  const text = otherOf(answers);
  return text === '' ? [...answers.chosen] : [...answers.chosen, text];
}

/** Reads the list back: what is no option is the text of 'Outro'. */
export function readList(options: readonly string[], value: unknown): WithOther {
  const list = Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
  const own = list.filter((item) => !options.includes(item));
  const chosen = optionsOf(options, own.length > 0 ? [...list, OTHER_OPTION] : list);
  return { chosen, other: own.join(SEPARATOR) };
}

/** The list as comma-joined text (companion §3); null when nothing was chosen. */
export const detailsText = (answers: WithOther): string | null => listWithOther(answers).join(SEPARATOR) || null;

/** Reads the text back: 'Outro' comes last, so that all behind it is its own text, commas and all. */
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
