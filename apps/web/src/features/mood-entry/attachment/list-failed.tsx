import { useEffect, useState, useSyncExternalStore } from 'react';
import { Listeners } from '../../../lib/listeners.ts';
import type { MonthKey } from '../../../lib/time/calendar-grid.ts';
import { Button } from '../../../ui/button.tsx';
import { attachmentCopy as copy } from './attachment.copy.ts';

/** The entries that would say that the list of their month failed, in the order of the screen. */
const speakers: { month: MonthKey; owner: object }[] = [];
const listeners = new Listeners();

/** Whether this is the first entry on the screen of those of a month that have something to say about it. */
export function useSpeaksOf(month: MonthKey, hasToSay: boolean): boolean {
  const [owner] = useState(() => ({}));
  useEffect(() => {
    if (!hasToSay) return;
    const speaker = { month, owner };
    speakers.push(speaker);
    listeners.notify();
    return () => {
      speakers.splice(speakers.indexOf(speaker), 1);
      listeners.notify();
    };
  }, [month, hasToSay, owner]);
  const first = (): object | undefined => speakers.find((one) => one.month === month)?.owner;
  return useSyncExternalStore(listeners.subscribe, () => hasToSay && first() === owner);
}

type Props = { text: string; onRetry: () => Promise<unknown> };

/** Says that photos and voice notes could not be listed, and lists them again. */
export function ListFailed({ text, onRetry }: Props) {
  const [isBusy, setBusy] = useState(false);
  const retry = (): void => {
    setBusy(true);
    void onRetry().finally(() => setBusy(false));
  };
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p role="alert" className="max-w-prose text-sm">
        {text}
      </p>
      <Button variant="secondary" aria-disabled={isBusy} onClick={() => !isBusy && retry()}>
        {copy.again}
      </Button>
    </div>
  );
}
