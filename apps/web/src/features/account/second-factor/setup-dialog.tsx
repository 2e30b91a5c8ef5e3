import type { SecondFactors } from '@alento/contract/second-factor';
import { useState } from 'react';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { identityCheckCopy } from '../identity/identity.copy.ts';
import { IdentityForm } from '../identity/identity-form.tsx';
import { AppSetup } from './app-setup.tsx';
import { PasskeySetup } from './passkey-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { type Added, beginApp, beginPasskey, type NewApp, type NewPasskey, renewCodes } from './second-factor.calls.ts';
import { changeCopy, codesCopy, setupCopy } from './second-factor.copy.ts';

/** What is set up: an authenticator app, a passkey, or recovery codes that replace the existing ones. */
export type Setup = 'app' | 'passkey' | 'codes';

type Step =
  | { name: 'identity' }
  | { name: 'app'; app: NewApp }
  | { name: 'passkey'; passkey: NewPasskey }
  | { name: 'codes'; codes: readonly string[] };

type Props = {
  setup: Setup;
  /** Called with the account's factors if the response contained them, or with null if they have to be loaded again. */
  onChanged: (factors: SecondFactors | null) => void;
  onClose: () => void;
};

const TITLES: Record<Step['name'], string> = {
  identity: identityCheckCopy.title,
  app: setupCopy.appTitle,
  passkey: setupCopy.passkeyTitle,
  codes: codesCopy.title,
};

type IdentityProps = { setup: Setup; onStep: (step: Step) => void; onCancel: () => void };

/** The identity check, which is the first step of each setup. */
function Identity({ setup, onStep, onCancel }: IdentityProps) {
  const common = { confirmLabel: changeCopy.goOn, onCancel };
  if (setup === 'app') {
    return <IdentityForm {...common} perform={beginApp} onConfirmed={(app) => onStep({ name: 'app', app })} />;
  }
  if (setup === 'passkey') {
    const toPasskey = (passkey: NewPasskey): void => onStep({ name: 'passkey', passkey });
    return <IdentityForm {...common} perform={beginPasskey} onConfirmed={toPasskey} />;
  }
  return <IdentityForm {...common} perform={renewCodes} onConfirmed={(codes) => onStep({ name: 'codes', codes })} />;
}

const TEXTS: Record<Setup, string> = {
  app: changeCopy.beginApp,
  passkey: changeCopy.beginPasskey,
  codes: changeCopy.renew,
};
const DONE: Record<Setup, string> = {
  app: setupCopy.appOn,
  passkey: setupCopy.passkeyMade,
  codes: codesCopy.renewed,
};

/**
 * Sets up a second factor, step by step in one dialog. The step with the recovery codes can't be closed by accident.
 */
export function SetupDialog({ setup, onChanged, onClose }: Props) {
  const [step, setStep] = useState<Step>({ name: 'identity' });
  const goTo = (next: Step): void => {
    setStep(next);
    if (next.name === 'codes') onChanged(null);
  };
  const close = (): void => {
    onClose();
    toast.saved(DONE[setup]);
  };
  const finish = ({ factors, recoveryCodes }: Added): void => {
    onChanged(factors);
    if (recoveryCodes === null) close();
    else setStep({ name: 'codes', codes: recoveryCodes });
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={TITLES[step.name]}
      description={step.name === 'identity' ? TEXTS[setup] : undefined}
      required={step.name === 'codes'}
    >
      {step.name === 'identity' && <Identity setup={setup} onStep={goTo} onCancel={onClose} />}
      {step.name === 'app' && <AppSetup app={step.app} onAdded={finish} />}
      {step.name === 'passkey' && (
        <PasskeySetup passkey={step.passkey} onAdded={finish} onAgain={() => setStep({ name: 'identity' })} />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={close} />}
    </Dialog>
  );
}
