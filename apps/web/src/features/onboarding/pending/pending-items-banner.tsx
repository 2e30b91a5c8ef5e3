import { type OnboardingStep, PENDING_ITEMS_MAX } from '@alento/domain/onboarding/steps';
import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useAccount } from '../../../lib/session/use-account.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { stepNames } from '../modal/step-names.copy.ts';
import { bannerCopy as copy } from '../onboarding.copy.ts';
import { onboardingOverviewQuery } from '../onboarding.queries.ts';
import { knownSteps } from '../outbox/unsent.ts';
import { postpone, usePostponed } from './postponed.ts';
import { type DialogOpenerProps, useDialogOpener } from './use-dialog-opener.tsx';

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

/**
 * A banner with up to three pending steps. It is hidden on this device for 14 days, or until the sign-out, after the
 * person closed it, skipped a step or closed the modal before its end.
 */
export function PendingItemsBanner(props: DialogOpenerProps) {
  const userId = useAccount()?.userId ?? null;
  const pending = usePending(userId);
  const isPostponed = usePostponed(userId);
  const { opener, dialog } = useDialogOpener('pending', props);
  const visibleSteps = pending.slice(0, PENDING_ITEMS_MAX);
  return (
    <>
      {visibleSteps.length > 0 && userId !== null && !isPostponed && (
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
          <IconButton label={copy.dismiss} onClick={() => postpone(userId)} className="absolute top-3 right-3">
            <X aria-hidden size={20} />
          </IconButton>
        </Card>
      )}
      {dialog}
    </>
  );
}
