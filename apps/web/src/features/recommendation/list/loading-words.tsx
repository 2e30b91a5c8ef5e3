import { LOADING_WORDS_MS } from '@alento/domain/recommendation/limits';
import { useEffect, useState } from 'react';
import { matchesMedia } from '../../../platform/media.ts';
import { ListSkeleton } from './list-skeleton.tsx';
import { loadingWords } from './loading-words.copy.ts';

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
