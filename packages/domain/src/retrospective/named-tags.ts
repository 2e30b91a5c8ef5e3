import { EMOTIONS } from '../mood-entry/emotions.ts';
import type { TagIcon } from '../tag/tag-icons.ts';
import { tagNameKey } from '../tag/tag-name-key.ts';
import { foldForSearch } from '../text/plain-text.ts';
import type { LocalDate } from '../time/local-date.ts';
import { NAMED_TAGS_MAX } from './limits.ts';

type NamedTag = { id: string; name: string; icon: TagIcon };

/** Icons of tags about health, addiction and grief. */
export const HARD_ICONS: readonly TagIcon[] = [
  ...(['stethoscope', 'pill', 'syringe', 'heart-pulse', 'thermometer', 'brain', 'bandage', 'droplet'] as const),
  ...(['glasses', 'hospital', 'cigarette', 'wine', 'beer', 'heart-crack'] as const),
];

/** Words for the two lowest moods. */
const HARD_WORDS: ReadonlySet<string> = new Set([...EMOTIONS[0], ...EMOTIONS[1]].map(tagNameKey));

/** Beginnings of words about health and crises. A tag that only looks like one is left out too, which costs nothing. */
const HARD_SUBJECTS = new RegExp(
  `(?<![a-z])(?:${[
    ...['crise', 'panico', 'surto', 'suic', 'autole', 'automut', 'autoag', 'morr', 'morte', 'mortal', 'luto', 'recai'],
    ...['abus', 'violen', 'estupr', 'abort', 'depre', 'ansie', 'trauma', 'drog', 'alcool', 'bebedeira', 'compuls'],
    ...['saude', 'doen', 'dor(?:es)?(?![a-z])', 'sintom', 'remed', 'medic', 'terap', 'psic', 'psiq', 'hospit'],
    ...['tdah', 'bipolar', 'burnout', 'cancer', 'gravid', 'cirurg', 'dentista', 'vacina', 'caps(?![a-z])', 'ressaca'],
    ...['cigarr', 'fum(?:ei|ar|o)(?![a-z])', 'chor', 'brig', 'sertralina', 'fluoxetina', 'litio', 'ritalina'],
    ...['consult', 'exame', 'enxaq', 'menstr', 'tpm', 'febre', 'insonia', 'internac', 'pronto socorro'],
  ].join('|')})`,
);

const isNamed = ({ name, icon }: NamedTag): boolean =>
  !HARD_ICONS.includes(icon) && !HARD_WORDS.has(tagNameKey(name)) && !HARD_SUBJECTS.test(foldForSearch(name));

/**
 * The tags that were used on most days, most days first. Tags about health or a crisis, and words for the lowest moods,
 * are not named unasked.
 */
export function namedTags(
  entries: readonly { localDate: LocalDate; tagIds: readonly string[] }[],
  tags: readonly NamedTag[],
): { name: string; days: number }[] {
  const daysOf = new Map<string, Set<LocalDate>>();
  for (const { localDate, tagIds } of entries) {
    for (const id of tagIds) daysOf.set(id, (daysOf.get(id) ?? new Set()).add(localDate));
  }
  return tags
    .filter(isNamed)
    .map(({ id, name }) => ({ name, days: daysOf.get(id)?.size ?? 0 }))
    .filter(({ days }) => days > 0)
    .sort((a, b) => b.days - a.days)
    .slice(0, NAMED_TAGS_MAX);
}
