import { useEffect, useState } from 'react';

const load = () => import('./recommendation-panel.tsx');
type Code = Awaited<ReturnType<typeof load>>;

/** Loads the open card's code on demand, so that the code of /home doesn't contain it. */
export function usePanel(isWanted: boolean) {
  const [code, setCode] = useState<Code | null>(null);
  const [attempt, setAttempt] = useState(1);
  const [failedAttempt, setFailedAttempt] = useState(0);
  useEffect(() => {
    if (!isWanted || code) return;
    let isCurrent = true;
    load().then(
      (loaded) => isCurrent && setCode(loaded),
      () => isCurrent && setFailedAttempt(attempt),
    );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, code, attempt]);
  return {
    Panel: code?.RecommendationPanel ?? null,
    failed: failedAttempt === attempt,
    retry: () => setAttempt((before) => before + 1),
  };
}
