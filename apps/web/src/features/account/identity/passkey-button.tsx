import type { SecondFactorAnswer, SecondFactorChallenge } from '@alento/contract/second-factor';
import { KeyRound } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { answerByPasskey, passkeyFault } from './passkey.ts';
import { answerCopy as copy } from './second-factor-answer.copy.ts';

type Props = {
  challenge: SecondFactorChallenge;
  /** True if the screen has no other input. The button then takes the focus. */
  isMain: boolean;
  busy: boolean;
  onAnswer: (answer: SecondFactorAnswer) => void;
};

/** A button that opens the browser's passkey dialog. */
export function PasskeyButton({ challenge, isMain, busy, onAnswer }: Props) {
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
