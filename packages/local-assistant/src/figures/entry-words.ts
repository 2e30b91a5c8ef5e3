import type { PersonContext } from '@alento/domain/assistant/person-context';
import { MOOD_LABELS } from '@alento/domain/mood-entry/scale';
import { ofFive, partName } from '../language/figures-in-words.ts';
import { listed } from '../language/sentences.ts';
import { wordingsBy } from '../wording.ts';
import { besideNamed, standsBeside } from './compared.ts';
import { ENTRY_ALONE, ENTRY_ENDS } from './entry.copy.ts';

/** Minimum number of entries in the week, including the new one, for a comparison with the average. */
const BESIDE_MIN = 3;

/** A sentence or two that compare the newest entry with the week; null without an entry. */
export function entryWords({ entries, week }: PersonContext, variant: number): string | null {
  const entry = entries[0];
  if (!entry) return null;
  const pick = wordingsBy(variant);
  const tags = entry.tags.length > 0 ? `, com ${listed(entry.tags.map((tag) => `“${tag}”`))} por perto` : '';
  const told = `Você registrou ${MOOD_LABELS[entry.score]} ${partName(entry.part)}${tags}`;
  if (week.average === null || week.entries < BESIDE_MIN) return `${told}. ${pick(ENTRY_ALONE)}`;
  const beside = standsBeside(entry.score, week.average);
  const ends = beside === 'alike' ? ENTRY_ENDS.alike : /above/.test(beside) ? ENTRY_ENDS.above : ENTRY_ENDS.below;
  return `${told}: ${besideNamed(entry.score, week.average, 'da', 'à')} média da sua semana, ${ofFive(week.average)}. ${pick(ends)}`;
}
