import { Leaf } from 'lucide-react';
import { useToday } from '../../lib/use-today.ts';
import { dailyCareCopy, practices } from './daily-care.copy.ts';
import { practiceIndex } from './practice-of.ts';

/** The daily card's place until recommendations exist: one practice of our own, chosen by the date alone. */
export function DailyCareCard() {
  const practice = practices[practiceIndex(useToday(), practices.length)];
  if (!practice) return null;
  return (
    <section
      aria-labelledby="care-title"
      className="flex gap-4 rounded-card bg-brand-soft p-5 text-on-brand-soft sm:p-6"
    >
      <span className="grid size-12 shrink-0 place-items-center rounded-pill bg-surface text-brand">
        <Leaf aria-hidden size={24} />
      </span>
      <div className="min-w-0">
        <h2 id="care-title" className="text-sm">
          {dailyCareCopy.title}
        </h2>
        <p className="font-bold text-lg">{practice.title}</p>
        <p className="mt-1 max-w-prose">{practice.text}</p>
      </div>
    </section>
  );
}
