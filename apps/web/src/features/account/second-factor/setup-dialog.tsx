import type { SecondFactors } from '@alento/contract/second-factor';
import { Download } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../lib/page/save-file.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { PrintButton } from '../../../ui/print/print-button.tsx';
import { identityCheckCopy } from '../identity/identity.copy.ts';
import { IdentityForm } from '../identity/identity-form.tsx';
import { AppSetup } from './app-setup.tsx';
import { CopyButton } from './copy-button.tsx';
import { PasskeySetup } from './passkey-setup.tsx';
import { type Added, beginApp, beginPasskey, type NewApp, type NewPasskey, renewCodes } from './second-factor.calls.ts';
import { changeCopy, codesCopy, codesCopy as copy, setupCopy } from './second-factor.copy.ts';

/** The content of the downloaded file: a heading and the codes. */
const fileOf = (codes: readonly string[]): string => [copy.heading, '', ...codes, ''].join('\n');

async function download(text: string): Promise<void> {
  const isSaved = await saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), copy.fileName);
  if (!isSaved) toast.failed(copy.notSaved);
}

/** Shows the recovery codes, with buttons to save them. They are never shown again. */
function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const lead = useRef<HTMLParagraphElement>(null);
  useEffect(() => lead.current?.focus(), []);
  return (
    <div className="flex flex-col gap-5">
      <p ref={lead} tabIndex={-1} className="scroll-mt-6 outline-none">
        {copy.lead}
      </p>
      <div data-print className="rounded-control bg-surface-sunken px-4 py-4">
        <p className="hidden pb-4 font-bold print:block">{copy.heading}</p>
        <ol aria-label={copy.list} className="grid gap-x-4 gap-y-2 font-mono text-sm sm:grid-cols-2">
          {codes.map((code) => (
            <li key={code} className="select-all break-all text-center">
              {code}
            </li>
          ))}
        </ol>
      </div>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={codes.join('\n')} label={copy.copy} />
        <Button variant="secondary" onClick={() => void download(fileOf(codes))} icon={Download}>
          {copy.download}
        </Button>
        <PrintButton label={copy.print} />
      </div>
      <Button size="lg" onClick={onDone}>
        {copy.done}
      </Button>
    </div>
  );
}

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
