import type { MicrophoneState } from '@alento/domain/voice/limits';
import type { ReactNode } from 'react';
import { getDevice } from '../../../../platform/this-device.ts';
import { Button } from '../../../../ui/button.tsx';
import { Spinner } from '../../../../ui/state/spinner.tsx';
import { voiceCopy as copy, unblockInApp, unblockInBrowser } from '../voice.copy.ts';
import { voiceErrors } from '../voice-errors.copy.ts';
import { Centred, MicPicture, StepButtons } from './voice-notice.tsx';

/** Shown while the microphone's permission is read. */
export const CheckingStep = () => (
  <Centred>
    <p role="status" className="flex items-center justify-center gap-3 py-8 text-ink-muted">
      <Spinner />
      {copy.checking}
    </p>
  </Centred>
);

function unblockTexts() {
  const { shell } = getDevice();
  return import.meta.env.VITE_SHELL && shell ? [unblockInApp[shell.os]] : unblockInBrowser;
}

/** How to allow the microphone in the settings of the browser, or of the phone. */
const Unblock = () => (
  <div className="text-left text-sm">
    <p>{copy.deniedText}</p>
    <ul className="mt-2 grid list-disc gap-1.5 pl-5">
      {unblockTexts().map(({ where, text }) => (
        <li key={where}>
          <strong>{where}:</strong> {text}
        </li>
      ))}
    </ul>
    <p className="mt-2">{copy.deniedEnd}</p>
  </div>
);

type Props = {
  microphone: MicrophoneState;
  /** Why the microphone could not be opened, if it was not denied. */
  warning: ReactNode;
  onAsk: () => void;
  onText: () => void;
};

/** Asks for the microphone, or tells how to allow it after it was denied. */
export function PermissionStep({ microphone, warning, onAsk, onText }: Props) {
  const isDenied = microphone === 'denied';
  return (
    <Centred>
      <div className="mx-auto flex w-full max-w-md flex-col items-center gap-4 py-6 text-center">
        <MicPicture />
        <div role={isDenied ? 'alert' : undefined} className="grid gap-2">
          <h2 data-voice-focus tabIndex={-1} className="font-bold text-lg outline-none">
            {isDenied ? voiceErrors.microphoneDenied : copy.askTitle}
          </h2>
          {isDenied ? <Unblock /> : <p className="text-ink-muted">{copy.askText}</p>}
        </div>
        {!isDenied && warning}
        <StepButtons>
          <Button onClick={onAsk} busy={microphone === 'requesting'}>
            {copy.ask}
          </Button>
          <Button variant="secondary" onClick={onText}>
            {copy.toText}
          </Button>
        </StepButtons>
      </div>
    </Centred>
  );
}
