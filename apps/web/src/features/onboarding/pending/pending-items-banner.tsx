import { type OnboardingStep, PENDING_ITEMS_MAX } from '@alento/domain/onboarding/steps';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { session } from '../../../lib/session/session.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { stepNames } from '../modal/step-names.copy.ts';
import { bannerCopy as copy } from '../onboarding.copy.ts';
import { onboardingOverviewQuery } from '../onboarding.queries.ts';
import { knownSteps } from '../outbox/unsent.ts';
import { type DialogOpenerProps, useDialogOpener } from './use-dialog-opener.tsx';

const dismissedBy = new Set<string>();

session.subscribe((event) => {
  if (event === 'signed-out') dismissedBy.clear();
});

/** Whether this person closed the banner since the app was opened. */
const isBannerDismissed = (userId: string): boolean => dismissedBy.has(userId);
const dismissBanner = (userId: string): void => void dismissedBy.add(userId);

/**
 * Returns the steps that the banner names. It names none before the required ones are done, and none that are in the
 * outbox.
 */
function usePending(userId: string | null): readonly string[] {
  const { data } = useQuery(onboardingOverviewQuery());
  if (!data?.isComplete || userId === null) return [];
  const waiting: readonly string[] = knownSteps(userId, []);
  return data.pendingSteps.filter((step) => !waiting.includes(step) && step in stepNames);
}

/** A banner with up to three pending steps. After it was closed it stays hidden for the session. */
export function PendingItemsBanner(props: DialogOpenerProps) {
  const userId = useAccount()?.userId ?? null;
  const pending = usePending(userId);
  const [isDismissed, setDismissed] = useState(() => userId !== null && isBannerDismissed(userId));
  const { opener, dialog } = useDialogOpener('pending', props);
  const dismiss = (): void => {
    if (userId !== null) dismissBanner(userId);
    setDismissed(true);
  };
  const visibleSteps = pending.slice(0, PENDING_ITEMS_MAX);
  return (
    <>
      {visibleSteps.length > 0 && !isDismissed && (
        <Card title={copy.title} look="pr-10 font-bold text-lg" className="relative">
          <p className="mt-1 max-w-prose text-ink-muted">{copy.lead}</p>
          <ul className="mt-2 flex flex-wrap gap-x-2 gap-y-1.5">
            {visibleSteps.map((step) => (
              <li key={step} className="rounded-pill bg-surface-sunken px-3 py-1 text-sm">
                {stepNames[step as OnboardingStep]}
              </li>
            ))}
          </ul>
          <Button variant="secondary" className="mt-4" {...opener}>
            {copy.complete}
          </Button>
          <IconButton label={copy.dismiss} onClick={dismiss} className="absolute top-3 right-3">
            <X aria-hidden size={20} />
          </IconButton>
        </Card>
      )}
      {dialog}
    </>
  );
}
