import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { ApiError, isOffline, isRefusal, messageOf } from '../../../lib/api/api-error.ts';
import { matchesMedia } from '../../../platform/media.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { selectField } from '../identity/form-field.ts';
import { createPasskey, passkeyFault } from '../identity/passkey.ts';
import { type Added, addPasskey, type NewPasskey } from './second-factor.calls.ts';
import { setupCopy as copy } from './second-factor.copy.ts';

type Props = {
  passkey: NewPasskey;
  onAdded: (added: Added) => void;
  /** Called after the challenge expired: the caller then requests a new one. */
  onAgain: () => void;
};

const FIELD = 'passkey-label';

const FAULTS = { left: copy.passkeyLeft, known: copy.passkeyKnown, failed: copy.passkeyFailed };

function textOf(error: Error): string {
  if (!(error instanceof ApiError)) return FAULTS[passkeyFault(error)];
  return isOffline(error) ? copy.unsure : messageOf(error);
}

const suggestedLabel = (): string => (matchesMedia('(pointer: coarse)') ? copy.labelOfPhone : copy.labelOfComputer);

/** A form for a new passkey's name, which then creates the passkey on the device. */
export function PasskeySetup({ passkey: { ticket, options }, onAdded, onAgain }: Props) {
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
      <p>{copy.passkeyLead}</p>
      <TextField
        label={copy.label}
        hint={copy.labelHint}
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
          {copy.again}
        </Button>
      ) : (
        <Button type="submit" size="lg" busy={isPending}>
          {isPending ? copy.creating : copy.create}
        </Button>
      )}
    </form>
  );
}
