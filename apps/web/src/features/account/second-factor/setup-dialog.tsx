import type { SecondFactors } from '@alento/contract/second-factor';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ApiError, isOffline, isRefusal, messageOf } from '../../../lib/api/api-error.ts';
import { saveFile } from '../../../lib/page/save-file.ts';
import { focusAtOnce } from '../../../lib/page/take-focus.ts';
import { matchesMedia } from '../../../platform/media.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { PrintButton } from '../../../ui/print/print-button.tsx';
import { selectField } from '../identity/form-field.ts';
import { identityCheckCopy } from '../identity/identity.copy.ts';
import { IdentityForm } from '../identity/identity-form.tsx';
import { createPasskey, passkeyFault } from '../identity/passkey.ts';
import type { Perform } from '../identity/use-confirmation.ts';
import { AppSetup } from './app-setup.tsx';
import { CopyButton } from './copy-button.tsx';
import {
  type Added,
  addPasskey,
  beginApp,
  beginPasskey,
  type NewApp,
  type NewPasskey,
  renewCodes,
} from './second-factor.calls.ts';
import { changeCopy } from './second-factor.copy.ts';
import { codesCopy as copy, setupCopy } from './setup.copy.ts';

type PasskeySetupProps = {
  passkey: NewPasskey;
  onAdded: (added: Added) => void;
  /** Called after the challenge expired: the caller then requests a new one. */
  onAgain: () => void;
};

const FIELD = 'passkey-label';

const FAULTS = { left: setupCopy.passkeyLeft, known: setupCopy.passkeyKnown, failed: setupCopy.passkeyFailed };

function textOf(error: Error): string {
  if (!(error instanceof ApiError)) return FAULTS[passkeyFault(error)];
  return isOffline(error) ? setupCopy.unsure : messageOf(error);
}

const suggestedLabel = (): string =>
  matchesMedia('(pointer: coarse)') ? setupCopy.labelOfPhone : setupCopy.labelOfComputer;

/** A form for a new passkey's name, which then creates the passkey on the device. */
function PasskeySetup({ passkey: { ticket, options }, onAdded, onAgain }: PasskeySetupProps) {
  const form = useRef<HTMLFormElement>(null);
  const [label, setLabel] = useState(suggestedLabel);
  const { mutate, isPending, error } = useMutation({
    mutationFn: async (name: string) => addPasskey({ ticket, label: name, response: await createPasskey(options) }),
    onSuccess: onAdded,
  });
  const isLabelWrong = isRefusal(error, 'PASSKEY_LABEL_INVALID');
  const isOver = isRefusal(error, 'SECOND_FACTOR_TICKET_ENDED');
  useEffect(() => {
    // The button was disabled during the request and so lost the focus, also after a failure.
    if (error === null || !isOver) selectField(form.current, FIELD);
  }, [error, isOver]);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    mutate(label.trim());
  };
  return (
    <form ref={form} method="dialog" onSubmit={submit} className="flex flex-col gap-5">
      <p>{setupCopy.passkeyLead}</p>
      <TextField
        label={setupCopy.label}
        hint={setupCopy.labelHint}
        name={FIELD}
        autoComplete="off"
        required
        value={label}
        error={isLabelWrong && error ? messageOf(error) : undefined}
        onChange={(event) => setLabel(event.target.value)}
      />
      <Alert>{error && !isLabelWrong ? textOf(error) : null}</Alert>
      {isOver ? (
        <Button size="lg" onClick={onAgain}>
          {setupCopy.again}
        </Button>
      ) : (
        <Button type="submit" size="lg" busy={isPending}>
          {isPending ? setupCopy.creating : setupCopy.create}
        </Button>
      )}
    </form>
  );
}

/** The content of the downloaded file: a heading and the codes. */
const fileOf = (codes: readonly string[]): string => [copy.heading, '', ...codes, ''].join('\n');

async function download(text: string): Promise<void> {
  const isSaved = await saveFile(new Blob([text], { type: 'text/plain;charset=utf-8' }), copy.fileName);
  if (!isSaved) toast.failed(copy.notSaved);
}

/** Shows the recovery codes, with buttons to save them. They are never shown again. */
const RecoveryCodes = ({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) => (
  <div className="flex flex-col gap-5">
    <p ref={focusAtOnce} tabIndex={-1} className="scroll-mt-6 outline-none">
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
  codes: copy.title,
};

/** The call that begins each setup after the identity check. It results in the next step. */
const BEGIN: Record<Setup, Perform<Step>> = {
  app: async (...confirmed) => ({ name: 'app', app: await beginApp(...confirmed) }),
  passkey: async (...confirmed) => ({ name: 'passkey', passkey: await beginPasskey(...confirmed) }),
  codes: async (...confirmed) => ({ name: 'codes', codes: await renewCodes(...confirmed) }),
};

const TEXTS: Record<Setup, string> = {
  app: changeCopy.beginApp,
  passkey: changeCopy.beginPasskey,
  codes: changeCopy.renew,
};
const DONE: Record<Setup, string> = {
  app: setupCopy.appOn,
  passkey: setupCopy.passkeyCreated,
  codes: copy.renewed,
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
      onClose={onClose}
      title={TITLES[step.name]}
      description={step.name === 'identity' ? TEXTS[setup] : undefined}
      required={step.name === 'codes'}
    >
      {step.name === 'identity' && (
        <IdentityForm confirmLabel={changeCopy.goOn} perform={BEGIN[setup]} onConfirmed={goTo} onCancel={onClose} />
      )}
      {step.name === 'app' && <AppSetup app={step.app} onAdded={finish} />}
      {step.name === 'passkey' && (
        <PasskeySetup passkey={step.passkey} onAdded={finish} onAgain={() => setStep({ name: 'identity' })} />
      )}
      {step.name === 'codes' && <RecoveryCodes codes={step.codes} onDone={close} />}
    </Dialog>
  );
}
