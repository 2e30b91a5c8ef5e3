import type { AiUsage } from '@alento/contract/chat';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { LimitCard } from '../../conversation/limit-card.tsx';
import { voiceCopy as copy, recordCopy, voiceConsentCopy } from '../voice.copy.ts';
import { Centred, MicPicture } from './voice-notice.tsx';

/** Who hears, and how that consent is withdrawn. */
export type Hearer = { who: string; isBusy?: boolean; onTakeBack: () => void };

const HearerLine = ({ who, isBusy = false, onTakeBack }: Hearer) => (
  <p className="flex flex-wrap items-center justify-center gap-x-2 text-ink-muted text-sm">
    {voiceConsentCopy.hearer(who)}
    <button
      type="button"
      disabled={isBusy}
      onClick={onTakeBack}
      className="min-h-11 rounded-control px-1 font-semibold text-brand underline underline-offset-4"
    >
      {voiceConsentCopy.takeBack}
    </button>
  </p>
);

type Props = {
  hearer: Hearer;
  /** The messages of the conversation; null before the first one. */
  messages: ReactNode;
  /** Without messages left, only a request for help is answered. The list of messages says so too. */
  isOverLimit: boolean;
  usage: AiUsage | undefined;
  isOnline: boolean;
  /** An error that ended the session. */
  warning: ReactNode;
  onStart: () => void;
};

/** 'Chat de Áudio': the screen before a session and after its end. */
export function IntroStep({ hearer, messages, isOverLimit, usage, isOnline, warning, onStart }: Props) {
  const parts = (
    <>
      <h2 data-voice-focus tabIndex={-1} className="font-bold text-lg outline-none">
        {copy.introTitle}
      </h2>
      {messages === null && <p className="max-w-sm text-ink-muted">{copy.introText}</p>}
      {warning}
      {!isOnline && (
        <p role="status" className="text-sm">
          {copy.offline}
        </p>
      )}
      {isOverLimit && messages === null && <LimitCard usage={usage} />}
      {isOverLimit && <p className="text-sm">{recordCopy.overLimit}</p>}
      <Button size="lg" variant={isOverLimit ? 'secondary' : 'primary'} onClick={onStart} disabled={!isOnline}>
        {copy.start}
      </Button>
      <p className="flex items-center gap-1.5 text-sm text-success">
        <Check aria-hidden size={18} />
        {copy.authorised}
      </p>
      <HearerLine {...hearer} />
    </>
  );
  if (messages === null) {
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
