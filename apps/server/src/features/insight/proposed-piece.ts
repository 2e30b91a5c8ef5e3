import type { ContentCard } from '@alento/contract/content';
import type { ProposedPiece } from '@alento/domain/insight/week/material';
import { DAY_MS, type LocalDate } from '@alento/domain/time/local-date';

/** The category of pieces about crises, which are never proposed. */
const CRISIS_SHELF = 'crise-e-ajuda';

/**
 * An article or a podcast that the person may open and whose first tag is one of these topics, another one each day;
 * null without one.
 */
export function pieceOn(
  cards: readonly ContentCard[],
  topics: readonly string[],
  today: LocalDate,
): ProposedPiece | null {
  const open = cards.filter(
    ({ kind, isLocked, category, tags: [first = ''] }) =>
      kind !== 'book' && !isLocked && category !== CRISIS_SHELF && topics.includes(first),
  );
  const chosen = open[(Date.parse(today) / DAY_MS) % Math.max(open.length, 1)];
  return chosen ? { title: chosen.title, url: chosen.url } : null;
}
