import { checkNewPassword, passwordStrength } from '@alento/domain/account/password';
import type { ErrorCode } from '@alento/domain/errors/catalogue';
import { useEffect, useRef, useState } from 'react';
import { type NewPasswordInput, type NewPasswordProblems, newPasswordProblems } from '../sign-up/sign-up.rules.ts';
import { judgePassword, loadPasswordJudge } from './password-judge.ts';

/** The password is checked after this many milliseconds without typing. */
const PAUSE_MS = 500;
/** Highest score of a guessable password: 'Fraca'. */
const GUESSABLE_STRENGTH = 1;

/** The account's name and address, if this device has them. The real address isn't sent to the server. */
type Person = { name?: string | null; address?: string | null };
type Judged = { password: string; code: ErrorCode };

export type NewPassword = ReturnType<typeof useNewPassword>;

/** State of a new password and its repetition, and the check of both. */
export function useNewPassword({ name = null, address = null }: Person = {}) {
  const [input, setInput] = useState<NewPasswordInput>({ password: '', confirmation: '' });
  const [found, setFound] = useState<Judged | null>(null);
  /** Loads the word lists once per form, at the first letter. */
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

  /** Checks the password on this device and returns whether it is refused. It is then one of the problems. */
  const isRefused = (): boolean => {
    const code = judgePassword(password, { names: [name], addresses: [address] });
    setFound(code && { password, code });
    return code !== null;
  };

  const guessable = found?.password === password ? found.code : undefined;
  const problems: NewPasswordProblems = { ...newPasswordProblems(input), ...(guessable && { password: guessable }) };
  return {
    input,
    change: setInput,
    /** Why the password isn't accepted. Submit is disabled while there is a reason. */
    problems,
    /** The code of the reason why the password is easy to guess, set once typing pauses. It is one of the problems. */
    guessable,
    /** The specified score, 0 to 5. That of a guessable password is low, so that the meter and submit agree. */
    strength: Math.min(passwordStrength(password), guessable ? GUESSABLE_STRENGTH : Number.POSITIVE_INFINITY),
    isRefused,
  };
}
