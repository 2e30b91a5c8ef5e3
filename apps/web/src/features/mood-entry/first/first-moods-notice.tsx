import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { firstMoodCopy as copy } from './first-mood.copy.ts';
import { readFirstMoods, removeFirstMoods } from './first-moods.ts';

/** Says on /login that the moods of this device are added to the account, and deletes them on demand. */
export function FirstMoodsNotice() {
  const [count, setCount] = useState(() => readFirstMoods().length);
  if (count === 0) return null;
  const drop = (): void => {
    void removeFirstMoods();
    setCount(0);
    document.querySelector<HTMLElement>('h1')?.focus();
  };
  return (
    <div className="mb-6 flex items-center justify-between gap-3 rounded-control bg-brand-soft py-1 pr-1 pl-4 text-on-brand-soft text-sm">
      <p className="py-2">{copy.joins(count)}</p>
      <Button variant="quiet" onClick={drop}>
        {copy.drop}
      </Button>
    </div>
  );
}
