import { adPlacementFor } from '@alento/domain/interface/ad-placement';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { paths } from '../../config/paths.ts';
import { currentPlanQuery } from '../../lib/current-plan.ts';
import { Button } from '../../ui/button.tsx';
import { adCopy } from './ad.copy.ts';
import { adScreenOf } from './ad-screen.ts';

/** Our own words, no tracker (decision D10). */
const HouseAd = () => (
  <aside
    aria-label={adCopy.label}
    className="flex h-full flex-col justify-center gap-3 rounded-card border border-border border-dashed p-4 sm:flex-row sm:items-center sm:justify-between sm:px-6"
  >
    <div>
      <p className="text-ink-muted text-xs">
        {adCopy.label} {adCopy.own}
      </p>
      <p className="mt-0.5 font-semibold">{adCopy.title}</p>
      <p className="text-ink-muted text-sm">{adCopy.text}</p>
    </div>
    <Button variant="secondary" asChild className="shrink-0 self-start sm:self-auto">
      <Link to={paths.plans}>{adCopy.action}</Link>
    </Button>
  </aside>
);

type Props = {
  pathname: string;
  /** Undefined while it is not known. */
  isMinor: boolean | undefined;
};

/**
 * Under the page content for signed-in people on the basic plan (core §2, decision D10). The place
 * is kept while the plan is not known yet: nothing moves when it arrives.
 */
export function AdSlot({ pathname, isMinor }: Props) {
  const screen = adScreenOf(pathname);
  const { data, isPending } = useQuery(currentPlanQuery());
  if (
    adPlacementFor(data?.currentPlan ?? 'basic', screen, isMinor ?? false).includes('below-content') &&
    (data || isPending)
  ) {
    return (
      <div data-ad-slot className="mt-10 h-50 sm:h-30">
        {data && isMinor === false && <HouseAd />}
      </div>
    );
  }
  return null;
}
