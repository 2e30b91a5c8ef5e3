import { paths } from '@alento/domain/interface/paths';
import { Check, Lock } from 'lucide-react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { lockedCopy } from '../analytics.copy.ts';

/** Describes which charts a paid plan adds, without blurred or invented ones. */
export function LockedCard({ part }: { part: 'detail' | 'period' }) {
  const isDetail = part === 'detail';
  return (
    <Card aria-labelledby="locked-title" className="flex flex-col gap-4 sm:flex-row sm:gap-6 lg:col-span-12">
      <span
        aria-hidden="true"
        className="grid size-14 shrink-0 place-items-center rounded-full bg-brand-soft text-on-brand-soft"
      >
        <Lock size={26} />
      </span>
      <div className="min-w-0">
        <h2 id="locked-title" className="text-xl font-bold">
          {isDetail ? lockedCopy.detailTitle : lockedCopy.periodTitle}
        </h2>
        <p className="mt-1 max-w-prose text-ink-muted">{isDetail ? lockedCopy.detailText : lockedCopy.periodText}</p>
        {isDetail && (
          <ul className="mt-3 grid gap-2">
            {lockedCopy.parts.map((text) => (
              <li key={text} className="flex items-start gap-2">
                <Check size={20} aria-hidden="true" className="mt-1 shrink-0 text-brand" />
                {text}
              </li>
            ))}
          </ul>
        )}
        <Button asChild variant="secondary" className="mt-5">
          <Link to={paths.plans}>{lockedCopy.plans}</Link>
        </Button>
      </div>
    </Card>
  );
}
