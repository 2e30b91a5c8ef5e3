import { LOADING_WORDS_MS } from '@alento/domain/recommendation/limits';
import { useEffect, useState } from 'react';
import { matchesMedia } from '../../../platform/media.ts';
import { Skeleton } from '../../../ui/state/part-states.tsx';
import { loadingWords, waitingWords } from './loading-words.copy.ts';

/** Placeholders for three recommendations. */
const ListSkeleton = () => (
  <div role="status">
    <span className="sr-only">{waitingWords}</span>
    {[1, 2, 3].map((row) => (
      <div key={row} className="flex gap-4 py-4">
        <Skeleton className="aspect-[4/3] w-24 shrink-0 self-start sm:w-36" />
        <div className="min-w-0 flex-1">
          <Skeleton className="h-4 w-16" />
          <Skeleton className="mt-2 h-5 w-5/6" />
          <Skeleton className="mt-3 h-9 w-40 max-w-full" />
        </div>
      </div>
    ))}
  </div>
);

const STILL = '(prefers-reduced-motion: reduce)';

/** Returns the current text. With reduced motion it is always the first. */
function useWords(): string | undefined {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    if (matchesMedia(STILL)) return;
    const timer = setInterval(() => setTurn((before) => before + 1), LOADING_WORDS_MS);
    return () => clearInterval(timer);
  }, []);
  return loadingWords[turn % loadingWords.length];
}

/** Alternating texts above placeholders. Screen readers announce one text, once. */
export function LoadingWords() {
  const words = useWords();
  return (
    <>
      <p aria-hidden="true" className="min-h-12 text-ink-muted sm:min-h-6">
        {words}
      </p>
      <ListSkeleton />
    </>
  );
}
