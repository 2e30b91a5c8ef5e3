import { useEffect, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { firstMoodCopy as copy } from './first-mood.copy.ts';
import { type FirstMood, readFirstMoods, writeFirstMoods } from './first-moods.ts';

/** Says on /login that the moods of this device are added to the account, and deletes them on demand. */
export function FirstMoodsNotice() {
  const [moods, setMoods] = useState(readFirstMoods);
  // Deletes those that were kept for too long.
  useEffect(() => void writeFirstMoods(readFirstMoods()), []);
  if (moods.length === 0) return null;
  const show = (next: readonly FirstMood[]): void => {
    void writeFirstMoods(next);
    setMoods(next);
  };
  const drop = (): void => {
    show([]);
    document.querySelector<HTMLElement>('h1')?.focus();
    toast.saved(copy.dropped, { undo: () => show(moods) });
  };
  return (
    <div className="mb-6 flex items-center justify-between gap-3 rounded-control bg-brand-soft py-1 pr-1 pl-4 text-on-brand-soft text-sm">
      <p className="py-2">{copy.joins(moods.length)}</p>
      <Button variant="quiet" onClick={drop}>
        {copy.drop}
      </Button>
    </div>
  );
}
