import type { AiUsage } from '@alento/contract/chat';
import type { MicrophoneState } from '@alento/domain/voice/limits';
import { Check, Mic } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { UnblockMicrophone } from '../../../ui/recording/unblock-microphone.tsx';
import { EmptyState } from '../../../ui/state/part-states.tsx';
import { Spinner } from '../../../ui/state/spinner.tsx';
import { LimitCard } from '../conversation/limit-card.tsx';
import { voiceCopy as copy, recordCopy, voiceConsentCopy } from './voice.copy.ts';
import { voiceErrors } from './voice-errors.copy.ts';

const MicPicture = () => (
  <span className="grid size-16 place-items-center rounded-pill bg-brand-soft text-on-brand-soft [@media(max-height:28rem)]:hidden">
    <Mic aria-hidden size={30} />
  </span>
);

/** A screen in the middle of the conversation, which scrolls if it is too high. */
export const Centred = ({ children }: { children: ReactNode }) => (
  <div className="min-h-0 flex-1 overflow-y-auto px-4">
    <div className="grid min-h-full content-center">{children}</div>
  </div>
);

export const Waiting = ({ text }: { text: string }) => (
  <p role="status" className="flex items-center justify-center gap-3 py-8 text-ink-muted">
    <Spinner />
    {text}
  </p>
);

/** The buttons of a screen. They stay visible at its bottom while the text above them scrolls. */
const StepButtons = ({ children }: { children: ReactNode }) => (
  <div className="sticky bottom-0 flex w-full flex-wrap justify-center gap-2 bg-ground py-2">{children}</div>
);

/** Says why there is no voice here, and leads back to the text. */
export const VoiceNotice = ({ title, text, onText }: { title: string; text: string; onText: () => void }) => (
  <Centred>
    <EmptyState
      title={title}
      text={text}
      picture={<MicPicture />}
      action={
        <Button variant="secondary" onClick={onText}>
          {copy.toText}
        </Button>
      }
    />
  </Centred>
);

type ConsentProps = {
  name: string;
  hint: string;
  later: string;
  isBusy?: boolean;
  onAllow: () => void;
  onText: () => void;
};

/** Asks for consent before the microphone is used. */
export function ConsentStep({ name, hint, later, isBusy = false, onAllow, onText }: ConsentProps) {
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
            {voiceConsentCopy.allow}
          </Button>
          <Button variant="secondary" onClick={onText}>
            {voiceConsentCopy.notNow}
          </Button>
        </StepButtons>
      </div>
    </Centred>
  );
}

type PermissionProps = {
  microphone: MicrophoneState;
  warning: ReactNode;
  onRequest: () => void;
  onText: () => void;
};

/** Asks for the microphone, or says how to allow it after it was denied. */
export function PermissionStep({ microphone, warning, onRequest, onText }: PermissionProps) {
  const isDenied = microphone === 'denied';
  return (
    <Centred>
      <div className="mx-auto flex w-full max-w-md flex-col items-center gap-4 py-6 text-center">
        <MicPicture />
        <div role={isDenied ? 'alert' : undefined} className="grid gap-2">
          <h2 data-voice-focus tabIndex={-1} className="font-bold text-lg outline-none">
            {isDenied ? voiceErrors.microphoneDenied : copy.askTitle}
          </h2>
          {isDenied ? <UnblockMicrophone /> : <p className="text-ink-muted">{copy.askText}</p>}
        </div>
        {!isDenied && warning}
        <StepButtons>
          <Button onClick={onRequest} busy={microphone === 'requesting'}>
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

/** Who hears, and how that consent is withdrawn. */
export type Hearer = { who: string; isBusy?: boolean; onTakeBack: () => void };

type IntroProps = {
  hearer: Hearer;
  /** The messages of the conversation; null before the first one. */
  messages: ReactNode;
  /** Without messages left, only a request for help is answered. The list of messages says so too. */
  isOverLimit: boolean;
  usage: AiUsage | undefined;
  isOnline: boolean;
  warning: ReactNode;
  onStart: () => void;
};

/** 'Chat de Áudio': the screen before a session and after its end. */
export function IntroStep({ hearer, messages, isOverLimit, usage, isOnline, warning, onStart }: IntroProps) {
  const isFirst = messages === null;
  const parts = (
    <>
      <h2 data-voice-focus tabIndex={-1} className="font-bold text-lg outline-none">
        {copy.introTitle}
      </h2>
      {isFirst && <p className="max-w-sm text-ink-muted">{copy.introText}</p>}
      {warning}
      {!isOnline && (
        <p role="status" className="text-sm">
          {copy.offline}
        </p>
      )}
      {isOverLimit && isFirst && <LimitCard usage={usage} />}
      {isOverLimit && <p className="text-sm">{recordCopy.overLimit}</p>}
      <Button size="lg" variant={isOverLimit ? 'secondary' : 'primary'} onClick={onStart} disabled={!isOnline}>
        {copy.start}
      </Button>
      <p className="flex items-center gap-1.5 text-sm text-success">
        <Check aria-hidden size={18} />
        {copy.authorised}
      </p>
      <p className="flex flex-wrap items-center justify-center gap-x-2 text-ink-muted text-sm">
        {voiceConsentCopy.hearer(hearer.who)}
        <button
          type="button"
          disabled={hearer.isBusy}
          onClick={hearer.onTakeBack}
          className="min-h-11 rounded-control px-1 font-semibold text-brand underline underline-offset-4"
        >
          {voiceConsentCopy.takeBack}
        </button>
      </p>
    </>
  );
  if (isFirst) {
    return (
      <Centred>
        <div className="flex flex-col items-center gap-3 py-6 text-center">
          <MicPicture />
          {parts}
        </div>
      </Centred>
    );
  }
  return (
    <>
      {messages}
      <div className="max-h-[60%] shrink-0 overflow-y-auto border-border border-t px-4 pt-3 pb-1">
        <div className="mx-auto flex w-full max-w-prose flex-col items-center gap-2 text-center">{parts}</div>
      </div>
    </>
  );
}
