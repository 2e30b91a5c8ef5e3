import { CHAT_TOOLTIP_DELAY_MS, CHAT_TOOLTIP_SHOWN_MS } from '@alento/domain/interface/gestures';
import { useEffect, useState } from 'react';
import { readOwned, writeOwned } from '../../lib/session/device/device-store.ts';

const SEEN = 'assistant-tooltip-seen';

const isInTooltip = ({ target }: Event): boolean =>
  target instanceof Element && target.closest('[data-tooltip]') !== null;

/**
 * The tooltip that a person sees once on this device: after 2 s, for 8 s. It waits until the page was not touched for
 * 2 s, and a touch beside it closes it, because it covers what the person touched.
 */
export function useTooltip(userId: string): { shown: boolean; hide: () => void } {
  const [shown, setShown] = useState(false);

  useEffect(() => {
    if (readOwned(userId, SEEN) !== null) return;
    let hiding: ReturnType<typeof setTimeout> | undefined;
    let showing: ReturnType<typeof setTimeout> | undefined;
    const wait = (): void => {
      clearTimeout(showing);
      showing = setTimeout(show, CHAT_TOOLTIP_DELAY_MS);
    };
    const show = (): void => {
      document.removeEventListener('pointerdown', wait, true);
      void writeOwned(userId, SEEN, '1');
      setShown(true);
      hiding = setTimeout(() => setShown(false), CHAT_TOOLTIP_SHOWN_MS);
    };
    document.addEventListener('pointerdown', wait, true);
    wait();
    return () => {
      document.removeEventListener('pointerdown', wait, true);
      clearTimeout(showing);
      clearTimeout(hiding);
    };
  }, [userId]);

  useEffect(() => {
    if (!shown) return;
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setShown(false);
    };
    const onPress = (event: PointerEvent): void => {
      if (!isInTooltip(event)) setShown(false);
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress, true);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress, true);
    };
  }, [shown]);

  return { shown, hide: () => setShown(false) };
}
