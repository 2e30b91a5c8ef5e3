import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { concerningQuery } from '../../features/mood-entry/mood-entry.queries.ts';
import { firstQuiet } from '../../lib/page/when-quiet.ts';
import { useAccount } from '../../lib/session/use-account.ts';
import { crisis } from '../../state/crisis/crisis.ts';
import { optionalPart } from '../../ui/loading/optional-part.tsx';
import '../../lib/page/install-offer.ts';
import { useHelpFirst } from '../care/use-help-first.ts';

const QuietCards = optionalPart(async () => {
  await firstQuiet();
  return (await import('./quiet-cards.tsx')).QuietCards;
});

/**
 * The offer to install the app, or the notification banner, below the day's content, so that it moves nothing that is
 * read. It waits while onboarding is open, and after signs of a crisis or difficult days, when help comes first.
 */
export function NotificationBannerPlace({ isNewcomer }: { isNewcomer: boolean }) {
  const account = useAccount();
  const helpFirst = useHelpFirst();
  const isCrisis = useSyncExternalStore(crisis.subscribe, crisis.current) !== null;
  const pattern = useQuery(concerningQuery());
  const isConcerning = pattern.data?.hasConcerningPattern ?? pattern.isPending;
  if (!account || isNewcomer || helpFirst || isCrisis || isConcerning) return null;
  return <QuietCards userId={account.userId} />;
}
