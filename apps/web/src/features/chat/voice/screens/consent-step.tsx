import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { voiceConsentCopy as copy } from '../voice.copy.ts';
import { Centred, MicPicture, StepButtons } from './voice-notice.tsx';

type Props = {
  name: string;
  /** What is sent, and who gets it. */
  hint: string;
  /** For whom the consent counts, and how it is withdrawn. */
  later: string;
  isBusy?: boolean;
  onAllow: () => void;
  onText: () => void;
};

/** Asks for the consent before anything is heard. */
export function ConsentStep({ name, hint, later, isBusy = false, onAllow, onText }: Props) {
  const title = useRef<HTMLHeadingElement>(null);
  // After the consent was withdrawn, the button that had the focus is gone.
  useEffect(() => {
    if (document.activeElement === document.body) title.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Centred>
      <div className="mx-auto flex w-full max-w-md flex-col items-center gap-4 py-6">
        <span className="[@media(max-height:48rem)]:hidden">
          <MicPicture />
        </span>
        <h2 ref={title} tabIndex={-1} className="text-center font-bold text-lg outline-none">
          {name}
        </h2>
        <p className="text-sm">{hint}</p>
        <StepButtons>
          {/* Beside the buttons, because they cover the end of a text that scrolls. */}
          <p className="w-full text-ink-muted text-sm">{later}</p>
          <Button busy={isBusy} onClick={onAllow}>
            {copy.allow}
          </Button>
          <Button variant="secondary" onClick={onText}>
            {copy.notNow}
          </Button>
        </StepButtons>
      </div>
    </Centred>
  );
}
