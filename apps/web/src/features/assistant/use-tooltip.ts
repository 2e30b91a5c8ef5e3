import { CHAT_TOOLTIP_DELAY_MS, CHAT_TOOLTIP_SHOWN_MS } from '@alento/domain/interface/gestures';
import { useEffect, useState } from 'react';
import { readOwned, writeOwned } from '../../lib/session/device/device-store.ts';

const SEEN = 'assistant-tooltip-seen';

/** The tooltip that a person sees once on this device: after 2 s, for 8 s (core §2, §9). */
export function useTooltip(userId: string): { shown: boolean; hide: () => void } {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (readOwned(userId, SEEN) !== null) return;
    let hiding: ReturnType<typeof setTimeout> | undefined;
    const showing = setTimeout(() => {
      void writeOwned(userId, SEEN, '1');
      setShown(true);
      hiding = setTimeout(() => setShown(false), CHAT_TOOLTIP_SHOWN_MS);
    }, CHAT_TOOLTIP_DELAY_MS);
    return () => {
      clearTimeout(showing);
      clearTimeout(hiding);
    };
  }, [userId]);

  useEffect(() => {
    if (!shown) return;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [shown]);

  return { shown, hide: () => setShown(false) };
}
