import { checkNewPassword } from '@alento/domain/account/password';
import { type ErrorCode, errorText } from '@alento/domain/errors/catalogue';
import { useEffect, useRef, useState } from 'react';
import { type NewPasswordInput, type NewPasswordProblems, newPasswordProblems } from '../sign-up/sign-up.rules.ts';
import { judgePassword, loadPasswordJudge } from './password-judge.ts';

/** How long someone has stopped typing before the password is judged, ms. */
const PAUSE_MS = 500;

/** Whose password it is, as far as this device knows. The real address is judged here and goes nowhere. */
type Person = { name?: string | null; address?: string | null };
type Judged = { password: string; code: ErrorCode };

export type NewPassword = {
  input: NewPasswordInput;
  change: (next: NewPasswordInput) => void;
  /** What the specification's rules say; while there is any, submit stays disabled. */
  problems: NewPasswordProblems;
  /** Why it is easy to guess, once typing paused; submit stays enabled, and says it (core §5). */
  guessable: ErrorCode | undefined;
  /** Whether the password is refused here, without asking the server; remembers it for `refusal`. */
  isRefused: () => boolean;
  /** The sentence for the form after a refused submit, until the password changes. */
  refusal: string | null;
};

/** A new password, its repetition, and the judgement on it. */
export function useNewPassword({ name = null, address = null }: Person = {}): NewPassword {
  const [input, setInput] = useState<NewPasswordInput>({ password: '', confirmation: '' });
  const [found, setFound] = useState<Judged | null>(null);
  const [refused, setRefused] = useState<Judged | null>(null);
  /** Asked for once in a form, with the first letter. */
  const lists = useRef<Promise<void>>(undefined);
  const { password } = input;

  useEffect(() => {
    if (password === '') return;
    lists.current ??= loadPasswordJudge();
    let stale = false;
    const timer = setTimeout(async () => {
      await lists.current;
      if (stale) return;
      const code = checkNewPassword(password).ok
        ? judgePassword(password, { names: [name], addresses: [address] })
        : null;
      setFound(code && { password, code });
    }, PAUSE_MS);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [password, name, address]);

  const isRefused = (): boolean => {
    const code = judgePassword(password, { names: [name], addresses: [address] });
    setRefused(code && { password, code });
    return code !== null;
  };

  return {
    input,
    change: setInput,
    problems: newPasswordProblems(input),
    guessable: found?.password === password ? found.code : undefined,
    isRefused,
    refusal: refused?.password === password ? errorText(refused.code) : null,
  };
}
