import type { ContentCard } from '@alento/contract/content';
import type { ProposablePiece } from '@alento/domain/insight/week/material';

/** The category of pieces about crises, which are never proposed. */
const CRISIS_SHELF = 'crise-e-ajuda';

/** The articles and podcasts that the person may open and that a weekly summary may propose, by their first tag. */
export const proposablePieces = (cards: readonly ContentCard[]): ProposablePiece[] =>
  cards.flatMap(({ kind, isLocked, category, tags: [topic], title, url }) =>
    kind !== 'book' && !isLocked && category !== CRISIS_SHELF && topic !== undefined ? [{ topic, title, url }] : [],
  );
