import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { InstallOffer } from '../../features/install/install-offer.tsx';
import { installPrompt } from '../../features/install/install-prompt.ts';
import { isInstallOffered } from '../../features/install/install-rule.ts';
import { weekQuery } from '../../features/mood-entry/mood-entry.queries.ts';
import { useWaitingEntries, withWaiting } from '../../features/mood-entry/waiting/waiting-entry.ts';
import { HomeBanner } from '../../features/notifications/banner/home-banner.tsx';
import { readFixed, readOwned, writeFixed } from '../../lib/session/device/device-store.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { browserFacts } from '../../platform/notifications/browser-kind.ts';
import { getPlatform } from '../../platform/platform.ts';
import { ENTRIES_HERE } from '../../state/mood/entries-here.ts';

/** Whether the app's icon may be offered now. */
function useIsInstallOffered(userId: string): boolean {
  const isPromptOffered = useSyncExternalStore(installPrompt.subscribe, installPrompt.isOffered);
  // The screen reads it.
  const week = useQuery({ ...weekQuery(useToday()), enabled: false });
  const waiting = useWaitingEntries();
  const [latest] = withWaiting(week.data ?? [], waiting).toSorted((a, b) => b.timestamp - a.timestamp);
  return isInstallOffered({
    isInstalled: getPlatform().os !== 'web' || browserFacts().isStandalone,
    isAnswered: readFixed('installOffer') !== null,
    entriesHere: Number(readOwned(userId, ENTRIES_HERE)),
    latestScore: latest?.score ?? null,
    isPromptOffered,
  });
}

/**
 * One card that asks for something: the app's icon on the home screen, once; otherwise the notification banner, which
 * nothing replaces while it may be in use.
 */
export function QuietCards({ userId }: { userId: string }) {
  const isOffered = useIsInstallOffered(userId);
  const [isOffer, setOffer] = useState(isOffered);
  if (isOffer && !isOffered) setOffer(false);
  const answer = (): void => {
    setOffer(false);
    void writeFixed('installOffer', 'answered');
  };
  return isOffer ? <InstallOffer onAnswer={answer} /> : <HomeBanner userId={userId} />;
}
