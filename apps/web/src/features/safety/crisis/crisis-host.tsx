import { useEffect, useSyncExternalStore } from 'react';
import { useSendingOccasions } from '../../../lib/outbox/outbox.ts';
import { onBack, placeOf } from '../../../lib/page/on-back.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { sendWaiting } from '../ask-again/send-waiting.ts';
import { CrisisCard } from './crisis-card.tsx';

/** Makes Back close the card, without changing the page or the history. */
function BackCloses() {
  useEffect(() => {
    const here = placeOf(window.history.state);
    return onBack((event) => {
      const there = placeOf(event.state);
      if (here === null || there === null || here === there) return;
      // The router must not receive the event.
      event.stopImmediatePropagation();
      window.history.go(here - there);
      crisis.close();
    });
  }, []);
  return null;
}

/**
 * Mounts the crisis card above every screen and the lock, for members and guests. Renders nothing until a crisis is
 * raised. The whole card is part of the first load, because it must appear at once and never be replaced.
 */
export function CrisisHost() {
  const open = useSyncExternalStore(crisis.subscribe, crisis.current, () => null);
  // Answers and plan changes that were made offline.
  useSendingOccasions(useAccount()?.userId ?? null, sendWaiting);
  if (open === null) return null;
  return (
    <>
      <BackCloses />
      <CrisisCard crisis={open} onClose={crisis.close} />
    </>
  );
}
