import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useAccount } from '../../lib/session/use-account.ts';
import { currentPlanQuery } from '../../state/account/current-plan.ts';
import { Badge } from '../../ui/badge.tsx';
import { optionalPart } from '../../ui/loading/optional-part.tsx';
import { MenuItem } from '../../ui/overlay/menu.tsx';
import { appCopy } from '../app.copy.ts';
import { type NavLink, targetOf } from '../navigation.ts';

/** Badge with the plan of a link: visitors see both plans, members of the free plan only Premium. */
export function PlanBadge({ badge }: { badge: NavLink['badge'] }) {
  const signedIn = useAccount() !== null;
  const plan = useQuery({ ...currentPlanQuery(), enabled: signedIn }).data?.currentPlan;
  if (signedIn ? badge !== 'premium' || plan !== 'basic' : !badge) return null;
  return badge === 'free' ? <Badge tone="brand">{appCopy.free}</Badge> : <Badge>{appCopy.premium}</Badge>;
}

/** Loaded with the parts that members see later than the first screen. */
export const CareLinks = optionalPart(async () => (await import('./member-late-parts.tsx')).CareLinks);

/** Menu links, for the header and the tab bar. */
export function MenuLinks({ links }: { links: readonly NavLink[] }) {
  const signedIn = useAccount() !== null;
  return links.map((link) => (
    <MenuItem key={link.path} asChild>
      <Link to={targetOf(link, signedIn)}>
        <link.icon aria-hidden size={20} className="shrink-0" />
        <span className="flex-1">{link.label}</span>
        <PlanBadge badge={link.badge} />
      </Link>
    </MenuItem>
  ));
}
