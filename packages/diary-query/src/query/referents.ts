import type { Answer } from './compute.ts';
import type { Referents } from './query.ts';

/** The day and the tag that an answer names first, to which the next question may refer. */
export function referentsOf({ query, best, worst, first, last, tags, mentions, patterns }: Answer): Referents {
  const { measure, filter } = query;
  const [newest] = mentions
    .map(({ date }) => date)
    .toSorted()
    .toReversed();
  const days: Partial<Record<typeof measure, string | null | undefined>> = {
    best: best?.dates.at(-1),
    worst: worst?.dates.at(-1),
    first,
    last,
    words: newest,
  };
  const effects = patterns.at(-1)?.effects ?? [];
  const isUp = measure === 'lifts';
  const strongest = effects
    .flatMap(({ tags: own, sameDay }) => (sameDay.difference === null ? [] : [{ own, by: sameDay.difference }]))
    .toSorted((one, other) => (isUp ? other.by - one.by : one.by - other.by))[0];
  const named =
    measure === 'tags' ? tags[0]?.name : measure === 'lifts' || measure === 'weighs' ? strongest?.own[0] : null;
  return { day: days[measure] ?? null, tag: filter.tags.length > 0 ? null : (named ?? null) };
}
