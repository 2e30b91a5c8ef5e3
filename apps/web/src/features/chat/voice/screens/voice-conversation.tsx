import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useBusy } from '../../../../lib/page/busy.ts';
import { useIsOnline } from '../../../../lib/page/use-is-online.ts';
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx';
import type { Talk } from '../../conversation/use-conversation.ts';
import { VoiceDock } from '../dock/voice-dock.tsx';
import { WarningBox } from '../dock/warning-box.tsx';
import { understoodText } from '../voice.copy.ts';
import type { Voice } from '../voice.types.ts';
import { type Hearer, IntroStep } from './intro-step.tsx';
import { CheckingStep, PermissionStep } from './permission-step.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

/** Reads the microphone's permission once, and returns whether it was read. */
function useMicrophoneCheck(voice: Voice): boolean {
  const [isChecked, setChecked] = useState(false);
  const check = useEffectEvent(() => voice.checkMicrophone());
  useEffect(() => {
    const done = (): void => setChecked(true);
    void check().then(done, done);
  }, []);
  return isChecked;
}

/** Announces what was understood. What is already there when the session begins is not announced. */
function Understood({ text }: { text: string }) {
  const [first] = useState(text);
  return <VisuallyHidden role="status">{text === first ? '' : understoodText(text)}</VisuallyHidden>;
}

type Step = 'checking' | 'permission' | 'intro' | 'session';

function stepOf({ microphone, status }: Voice, isChecked: boolean): Step {
  if (!isChecked || microphone === 'checking') return 'checking';
  if (microphone !== 'granted') return 'permission';
  return status === 'idle' || status === 'ended' ? 'intro' : 'session';
}

export type Shown = {
  talk: Talk;
  /** The list of messages, which is also the captions. */
  messages: ReactNode;
  hearer: Hearer;
  onText: () => void;
};

type Props = Shown & {
  voice: Voice;
  /** What was recognised so far of the sentence that is being spoken. */
  caption?: string;
};

/** The screens of a conversation by voice, whether a server or the device hears and speaks. */
export function VoiceConversation({ voice, talk, messages, hearer, caption = '', onText }: Props) {
  const place = useRef<HTMLDivElement>(null);
  const isOnline = useIsOnline();
  const step = stepOf(voice, useMicrophoneCheck(voice));
  const { warning, status } = voice;
  useBusy(step === 'session');
  const isDenied = step === 'permission' && voice.microphone === 'denied';
  useKeptFocus(place, step === 'checking' ? null : isDenied ? 'denied' : step, `${warning?.text ?? ''} ${status}`);
  const warningBox = <WarningBox warning={warning} onDismiss={voice.dismissWarning} />;
  const mine = talk.messages.findLast(({ isUser }) => isUser)?.content ?? '';
  const isEmpty = talk.messages.length === 0 && talk.outgoing === null;
  return (
    <div ref={place} data-voice-step={step} className="flex min-h-0 flex-1 flex-col">
      {step === 'session' && <Understood text={mine} />}
      {step === 'checking' && <CheckingStep />}
      {step === 'permission' && (
        <PermissionStep
          microphone={voice.microphone}
          warning={warningBox}
          onAsk={() => {
            // A warning about an earlier refusal is no longer true.
            if (warning) voice.dismissWarning();
            void voice.requestMicrophone();
          }}
          onText={onText}
        />
      )}
      {step === 'intro' && (
        <IntroStep
          hearer={hearer}
          messages={isEmpty ? null : messages}
          isOverLimit={talk.isOverLimit}
          usage={talk.usage}
          isOnline={isOnline}
          warning={warningBox}
          onStart={voice.start}
        />
      )}
      {step === 'session' && (
        <>
          {messages}
          <VoiceDock
            voice={voice}
            caption={caption}
            isBusy={talk.isBusy}
            isOverLimit={talk.isOverLimit}
            isOnline={isOnline}
          />
        </>
      )}
    </div>
  );
}
