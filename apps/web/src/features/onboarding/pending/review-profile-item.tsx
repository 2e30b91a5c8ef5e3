import type { OnboardingStep } from '@alento/domain/onboarding/steps';
import { useId, useState } from 'react';
import { useAccount } from '../../../lib/session/use-account.ts';
import type { IdentityQuestion } from '../../../state/account/identity-question.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { useOnboardingDialog } from '../modal/use-onboarding-dialog.ts';
import { reviewCopy as copy, openCopy } from '../onboarding.copy.ts';
import { useOutboxSync } from '../outbox/use-outbox-sync.ts';
import type { ScreeningStep } from '../screening-step.ts';

type Props = { screening: ScreeningStep; identity: IdentityQuestion; onSaved?: (step: OnboardingStep) => void };

/** The item on /perfil that opens the onboarding modal to review the answers. */
export function ReviewProfileItem({ screening, identity, onSaved }: Props) {
  const id = useId();
  const [state, setState] = useState<'idle' | 'opening' | 'open' | 'closed'>('idle');
  useOutboxSync(useAccount()?.userId ?? null);
  const Dialog = useOnboardingDialog(state !== 'idle', () => {
    setState('idle');
    toast.failed(openCopy.failed);
  });
  return (
    <section aria-labelledby={id} className="flex flex-col items-start gap-3 py-5 sm:py-6">
      <div>
        <h3 id={id} className="font-bold text-lg">
          {copy.name}
        </h3>
        <p className="mt-1 max-w-prose text-ink-muted text-sm">{copy.lead}</p>
      </div>
      <Button variant="secondary" aria-busy={state === 'opening'} onClick={() => setState(Dialog ? 'open' : 'opening')}>
        {copy.title}
      </Button>
      {Dialog && (
        <Dialog
          mode="review"
          open={state === 'opening' || state === 'open'}
          onClose={() => setState('closed')}
          onShown={() => setState('open')}
          screening={screening}
          identity={identity}
          onSaved={onSaved}
        />
      )}
    </section>
  );
}
