import type { AdSlot } from '@alento/domain/interface/ad-placement';
import type { RankedPlan } from '@alento/domain/plan/plans';
import { useToday } from '../../lib/time/use-today.ts';
import { LinkButton } from '../../ui/button.tsx';
import { adCopy } from './ad.copy.ts';
import { houseAdOf } from './house-ads.ts';

type Props = { plan: RankedPlan; slot: AdSlot; pathname: string };

/** The house ad of the day: the product's own text, without trackers or third parties. */
export function HouseAd({ plan, slot, pathname }: Props) {
  const ad = houseAdOf(plan, { slot, pathname, today: useToday() });
  if (!ad) return null;
  return (
    <aside
      aria-label={slot === 'in-content' ? adCopy.labelInContent : adCopy.label}
      className="flex h-full flex-col justify-center gap-3 rounded-card border border-border border-dashed p-4 sm:flex-row sm:items-center sm:justify-between sm:px-6"
    >
      <div>
        <p className="text-ink-muted text-xs">
          {adCopy.label} {adCopy.own}
        </p>
        <p className="mt-0.5 font-semibold">{ad.title}</p>
        <p className="text-ink-muted text-sm">{ad.text}</p>
      </div>
      <LinkButton to={ad.to} variant="secondary" className="shrink-0 self-start sm:self-auto">
        {ad.action}
      </LinkButton>
    </aside>
  );
}
