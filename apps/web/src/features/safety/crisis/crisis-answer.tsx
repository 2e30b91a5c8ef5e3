import { useRef } from 'react';
import { useAccount } from '../../../lib/session/use-account.ts';
import { Button } from '../../../ui/button.tsx';
import { crisisCopy as copy } from './crisis-card.copy.ts';

type Props = {
  /** Whether the button "Estou em segurança" is shown: only if the crisis is the person's own. */
  isAsked: boolean;
  isSafe: boolean;
  onSafe: () => void;
  /** Undefined if the card was not opened by something that can be misread. */
  onNotMeant: (() => void) | undefined;
  onGoOn: () => void;
};

/** The buttons "Estou em segurança" and "Não era isso", and a button to continue without an answer. */
export function CrisisAnswer({ isAsked, isSafe, onSafe, onNotMeant, onGoOn }: Props) {
  const account = useAccount();
  const goOn = useRef<HTMLButtonElement>(null);
  const answer = (): void => {
    onSafe();
    // The pressed button is removed, so this one takes the focus.
    goOn.current?.focus();
  };
  return (
    <>
      <p role="status" className="w-full text-pretty empty:hidden">
        {isSafe && (account ? copy.safeThanks : copy.safeThanksGuest)}
      </p>
      <div className="flex flex-auto flex-wrap gap-2 *:flex-auto sm:justify-end sm:*:flex-none">
        {isAsked && !isSafe && (
          <Button variant="secondary" onClick={answer}>
            {copy.safe}
          </Button>
        )}
        {onNotMeant && !isSafe && (
          <Button variant="secondary" onClick={onNotMeant}>
            {copy.notMeant}
          </Button>
        )}
        <Button ref={goOn} variant="secondary" onClick={onGoOn}>
          {copy.goOn}
        </Button>
      </div>
    </>
  );
}
