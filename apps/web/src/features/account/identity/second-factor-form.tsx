import type { SecondFactorAnswer, SecondFactorChallenge } from '@alento/contract/second-factor';
import { KeyRound } from 'lucide-react';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { isRefusal } from '../../../lib/api/api-error.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useFocusedField } from './form-field.ts';
import { answerByPasskey, canUsePasskeys, passkeyFault } from './passkey.ts';
import { answerCopy as copy } from './second-factor-answer.copy.ts';

type CodeKind = 'totp' | 'recovery-code';

type Props = {
  challenge: SecondFactorChallenge;
  /** The reason for a new challenge, for example that the earlier one expired. */
  notice?: string | null;
  /** Whether the request with the code or passkey response is pending. */
  busy: boolean;
  /** The error of the last request, whatever it concerns. */
  error: Error | null;
  /** Returns the message to show for an error. */
  textOf: (error: Error) => string;
  onAnswer: (answer: SecondFactorAnswer) => void;
  /** Label and handler of the button that leaves this form. */
  back: { label: string; onBack: () => void };
};

type CodeFormProps = Pick<Props, 'busy' | 'error' | 'onAnswer'> & {
  kind: CodeKind;
  /** The server's message if it refused this code. */
  problem: string | undefined;
};

const FIELD = 'second-factor-code';

const FIELDS = {
  totp: { label: copy.code, hint: copy.codeHint, inputMode: 'numeric', autoComplete: 'one-time-code' },
  'recovery-code': {
    label: copy.recoveryCode,
    hint: copy.recoveryCodeHint,
    inputMode: 'text',
    autoComplete: 'off',
  },
} as const;

/** A form for a code of the authenticator app or for a recovery code. */
function CodeForm({ kind, busy, problem, error, onAnswer }: CodeFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState('');
  useFocusedField(form, FIELD, { error, isWrong: problem !== undefined });
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    // React events bubble through portals: without this, a form around this one would be submitted too.
    event.stopPropagation();
    onAnswer({ kind, code: code.trim() });
  };
  return (
    <form ref={form} method="dialog" onSubmit={submit} className="flex flex-col gap-5">
      <TextField
        {...FIELDS[kind]}
        name={FIELD}
        autoCapitalize="none"
        spellCheck={false}
        required
        value={code}
        error={problem}
        onChange={(event) => setCode(event.target.value)}
        className="tabular-nums tracking-wider"
      />
      <Button type="submit" size="lg" busy={busy}>
        {copy.confirm}
      </Button>
    </form>
  );
}

type PasskeyButtonProps = Pick<Props, 'challenge' | 'busy' | 'onAnswer'> & {
  /** True if the screen has no other input. The button then takes the focus. */
  isMain: boolean;
};

/** A button that opens the browser's passkey dialog. */
function PasskeyButton({ challenge, isMain, busy, onAnswer }: PasskeyButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  // The button was disabled during the passkey request and so lost the focus.
  const hasFocus = isMain || problem !== null;
  useEffect(() => {
    if (hasFocus && !busy) button.current?.focus();
  }, [hasFocus, busy]);
  const ask = async (): Promise<void> => {
    setAsking(true);
    setProblem(null);
    try {
      onAnswer(await answerByPasskey(challenge));
    } catch (error) {
      setProblem(passkeyFault(error) === 'left' ? copy.passkeyLeft : copy.passkeyFailed);
    } finally {
      setAsking(false);
    }
  };
  return (
    <>
      <Button
        ref={button}
        variant={isMain ? 'primary' : 'secondary'}
        size={isMain ? 'lg' : 'md'}
        busy={isAsking || busy}
        onClick={() => void ask()}
        icon={KeyRound}
      >
        {isAsking ? copy.waitingForPasskey : copy.usePasskey}
      </Button>
      <Alert>{problem}</Alert>
    </>
  );
}

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
  const answer = (secondFactor: SecondFactorAnswer): void => {
    setAnswered(secondFactor.kind);
    onAnswer(secondFactor);
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
