import { useToday } from '../../lib/time/use-today.ts';
import { dailyCareCopy, practices } from './daily-practice.copy.ts';
import { practiceIndex } from './practice-of.ts';

/** A practice chosen by date, for days without a recommendation. */
export function DailyPractice() {
  const practice = practices[practiceIndex(useToday(), practices.length)];
  if (!practice) return null;
  return (
    <div className="rounded-control bg-brand-soft p-4 text-on-brand-soft">
      <p className="text-sm">{dailyCareCopy.title}</p>
      <p className="font-bold">{practice.title}</p>
      <p className="mt-1 max-w-prose text-sm">{practice.text}</p>
    </div>
  );
}
