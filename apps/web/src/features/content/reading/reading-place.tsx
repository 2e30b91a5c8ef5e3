import { READ_SHARE } from '@alento/domain/content/reading';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useState } from 'react';
import { readingQuery } from '../../../state/content/content.queries.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { readingCopy as copy } from '../article/article.copy.ts';
import { type Place, placeAt, shareBehind } from './reading-measure.ts';
import { topBar, useReadingProgress } from './use-reading-progress.ts';

/** Below this position a text counts as not begun. */
const BEGUN = 0.08;

type Props = { text: RefObject<HTMLElement | null>; userId: string; id: string };

/**
 * Stores a member's position in a text, and offers to continue there on the next visit. It never scrolls without a
 * click.
 */
export function ReadingPlace({ text, userId, id }: Props) {
  const { data } = useQuery(readingQuery(userId));
  const [start, setStart] = useState<number>();
  const [place, setPlace] = useState<Place | null>(null);

  const isKnown = data !== undefined;
  const known = data?.progress[id]?.share ?? 0;
  useEffect(() => {
    // Only a position from an earlier visit is offered.
    if (!isKnown || start !== undefined || !text.current) return;
    setStart(known);
    const isBehind = shareBehind(text.current, topBar(), window.innerHeight) >= known;
    if (known >= BEGUN && known < READ_SHARE && !isBehind) setPlace(placeAt(text.current, known));
  }, [isKnown, known, start, text]);

  useReadingProgress(text, userId, id, (share) => {
    if (start !== undefined && share >= start) setPlace(null);
  });

  if (!place) return null;
  const resume = (): void => {
    place.block.tabIndex = -1;
    place.block.focus({ preventScroll: true });
    place.block.scrollIntoView();
    setPlace(null);
  };
  return (
    <section
      aria-label={copy.title}
      className="fixed right-[max(1rem,var(--safe-right))] left-[max(1rem,var(--safe-left))] bottom-[calc(var(--bottom-bar)+var(--floating-room)+0.75rem)] z-20 mx-auto flex max-w-md animate-rise items-center gap-2 rounded-card border border-border bg-surface-raised py-2 pr-2 pl-4 shadow-raised"
    >
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-bold">{copy.title}</p>
        <p className="truncate text-ink-muted">{place.heading ?? copy.middle}</p>
      </div>
      <Button onClick={resume}>{copy.resume}</Button>
      <IconButton label={copy.close} onClick={() => setPlace(null)}>
        <X aria-hidden size={20} />
      </IconButton>
    </section>
  );
}
