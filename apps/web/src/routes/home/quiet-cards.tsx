import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { InstallOffer } from '../../features/install/install-offer.tsx';
import { installPrompt } from '../../features/install/install-prompt.ts';
import { installWay } from '../../features/install/install-rule.ts';
import { weekQuery } from '../../features/mood-entry/mood-entry.queries.ts';
import { useWaitingEntries, withWaiting } from '../../features/mood-entry/waiting/waiting-entry.ts';
import { HomeBanner } from '../../features/notifications/banner/home-banner.tsx';
import { readFixed, readOwned, writeFixed } from '../../lib/session/device/device-store.ts';
import { useToday } from '../../lib/time/use-today.ts';
import { browserFacts, isSafariIos } from '../../platform/notifications/browser-kind.ts';
import { getPlatform } from '../../platform/platform.ts';
import { ENTRIES_HERE } from '../../state/mood/entries-here.ts';

/** How the app's icon is offered now; null for not at all. */
function useInstallWay(userId: string, isAnswered: boolean) {
  const isPromptOffered = useSyncExternalStore(installPrompt.subscribe, installPrompt.isOffered);
  // The screen reads it.
  const week = useQuery({ ...weekQuery(useToday()), enabled: false });
  const waiting = useWaitingEntries();
  const [latest] = withWaiting(week.data ?? [], waiting).toSorted((a, b) => b.timestamp - a.timestamp);
  const browser = browserFacts();
  return installWay({
    isInstalled: getPlatform().os !== 'web' || browser.isStandalone,
    isAnswered,
    entriesHere: Number(readOwned(userId, ENTRIES_HERE)),
    latestScore: latest?.score ?? null,
    isPromptOffered,
    isIos: isSafariIos(browser),
  });
}

/** One card that asks for something: the app's icon on the home screen, once; otherwise the notification banner. */
export function QuietCards({ userId }: { userId: string }) {
  const [isAnswered, setAnswered] = useState(() => readFixed('installOffer') !== null);
  const way = useInstallWay(userId, isAnswered);
  const answer = (): void => {
    setAnswered(true);
    void writeFixed('installOffer', 'answered');
  };
  return way === null ? <HomeBanner userId={userId} /> : <InstallOffer way={way} onAnswer={answer} />;
}
