import type { SecondFactorAnswer } from '@alento/contract/second-factor';
import { type SubmitEvent, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { useFocusedField } from './form-field.ts';
import { answerCopy as copy } from './second-factor-answer.copy.ts';

export type CodeKind = 'totp' | 'recovery-code';

type Props = {
  kind: CodeKind;
  busy: boolean;
  /** The server's message if it refused this code. */
  problem: string | undefined;
  /** The error of the last request, whether it concerns this code or not. */
  error: Error | null;
  onAnswer: (answer: SecondFactorAnswer) => void;
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
export function CodeForm({ kind, busy, problem, error, onAnswer }: Props) {
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
