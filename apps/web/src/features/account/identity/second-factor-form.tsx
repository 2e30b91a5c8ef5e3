import type { SecondFactorAnswer, SecondFactorChallenge } from '@alento/contract/second-factor';
import { useState } from 'react';
import { isRefusal } from '../../../lib/api/api-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { CodeForm, type CodeKind } from './code-form.tsx';
import { canUsePasskeys } from './passkey.ts';
import { PasskeyButton } from './passkey-button.tsx';
import { answerCopy as copy } from './second-factor-answer.copy.ts';

type Props = {
  challenge: SecondFactorChallenge;
  /** The reason for a new challenge, for example that the earlier one expired. */
  notice?: string | null;
  /** Whether the request with the code or passkey response is pending. */
  busy: boolean;
  error: Error | null;
  /** Returns the message to show for an error. */
  textOf: (error: Error) => string;
  onAnswer: (answer: SecondFactorAnswer) => void;
  /** Label and handler of the button that leaves this form. */
  back: { label: string; onBack: () => void };
};

const CODES: readonly CodeKind[] = ['totp', 'recovery-code'];

/** The kind of code whose field is shown first. Null if the account can only use a passkey. */
function firstCode(methods: SecondFactorChallenge['methods'], hasPasskey: boolean): CodeKind | null {
  if (methods.includes('totp')) return 'totp';
  return hasPasskey || !methods.includes('recovery-code') ? null : 'recovery-code';
}

/** A form for one of the account's second factors: a code of the app, a passkey or a recovery code. */
export function SecondFactorForm({ challenge, notice = null, busy, error, textOf, onAnswer, back }: Props) {
  const { methods } = challenge;
  const hasPasskey = methods.includes('passkey') && canUsePasskeys();
  const [kind, setKind] = useState(() => firstCode(methods, hasPasskey));
  const [answered, setAnswered] = useState<SecondFactorAnswer['kind'] | null>(null);
  const answer = (given: SecondFactorAnswer): void => {
    setAnswered(given.kind);
    onAnswer(given);
  };
  const problem = error && isRefusal(error, 'SECOND_FACTOR_WRONG') && answered === kind ? textOf(error) : undefined;
  const others = CODES.filter((other) => other !== kind && methods.includes(other));
  return (
    <div className="flex flex-col gap-5">
      <p className="text-ink-muted">{copy.lead}</p>
      {methods.includes('passkey') && !hasPasskey && <p>{copy.noPasskeysHere}</p>}
      {kind !== null && (
        <CodeForm
          key={kind}
          kind={kind}
          busy={busy && answered === kind}
          problem={problem}
          error={error}
          onAnswer={answer}
        />
      )}
      <Alert>{error && problem === undefined ? textOf(error) : notice}</Alert>
      <div className="flex flex-col gap-2">
        {hasPasskey && <PasskeyButton challenge={challenge} isMain={kind === null} busy={busy} onAnswer={answer} />}
        {others.map((other) => (
          <Button key={other} variant="quiet" onClick={() => setKind(other)}>
            {other === 'totp' ? copy.useCode : copy.useRecoveryCode}
          </Button>
        ))}
        <Button variant="quiet" onClick={back.onBack}>
          {back.label}
        </Button>
      </div>
    </div>
  );
}
