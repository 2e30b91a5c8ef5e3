import { type ReactNode, type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useBlockInterruptions } from '../../../lib/page/block-interruptions.ts';
import { useIsOnline } from '../../../lib/page/use-is-online.ts';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { Talk } from '../conversation/use-conversation.ts';
import { VoiceDock } from './dock/voice-dock.tsx';
import { WarningBox } from './dock/warning-box.tsx';
import { understoodText, voiceCopy } from './voice.copy.ts';
import type { Voice } from './voice.ts';
import { Centred, type Hearer, IntroStep, PermissionStep, Waiting } from './voice-steps.tsx';

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

/**
 * Focuses the current step's `data-voice-focus` if the element with the focus was removed, or if the step changed and
 * nothing has the focus. A change of the step's content doesn't move the focus of somebody who reads the messages, and
 * neither does a session that is already running when the screens open.
 *
 * @param step the screen; null before the first one
 * @param content changes with everything that may remove an element from the screen
 */
function useStepFocus(place: RefObject<HTMLElement | null>, step: string | null, content: string): void {
  const last = useRef<Element | null>(null);
  const before = useRef({ step, content });

  useEffect(() => {
    const area = place.current;
    const note = ({ target }: FocusEvent): void => {
      if (target instanceof Element) last.current = target;
    };
    area?.addEventListener('focusin', note);
    return () => area?.removeEventListener('focusin', note);
  }, [place]);

  // A layout effect runs before the dialog of the panel sees the removal, which would focus the whole panel.
  useLayoutEffect(() => {
    const earlier = before.current;
    before.current = { step, content };
    const { activeElement, body } = document;
    const isSame = earlier.step === step && earlier.content === content;
    if (isSame || (activeElement !== null && activeElement !== body)) return;
    const wasRemoved = last.current !== null && !last.current.isConnected;
    if (wasRemoved || (earlier.step !== step && (earlier.step !== null || step !== 'session')))
      place.current?.querySelector<HTMLElement>('[data-voice-focus]')?.focus({ preventScroll: true });
  }, [place, step, content]);
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

export type ConversationProps = {
  talk: Talk;
  /** The list of messages, which is also the captions. */
  messages: ReactNode;
  hearer: Hearer;
  onText: () => void;
};

/** The screens of a conversation by voice, whether a server or the device hears and speaks. */
export function VoiceConversation({ voice, talk, messages, hearer, onText }: ConversationProps & { voice: Voice }) {
  const place = useRef<HTMLDivElement>(null);
  const isOnline = useIsOnline();
  const step = stepOf(voice, useMicrophoneCheck(voice));
  const { warning, status, microphone } = voice;
  useBlockInterruptions(step === 'session');
  const isDenied = step === 'permission' && microphone === 'denied';
  useStepFocus(place, step === 'checking' ? null : isDenied ? 'denied' : step, `${warning?.text ?? ''} ${status}`);
  const warningBox = <WarningBox warning={warning} onDismiss={voice.dismissWarning} />;
  const request = (): void => {
    // A warning about an earlier refusal is no longer true.
    if (warning) voice.dismissWarning();
    void voice.requestMicrophone();
  };
  return (
    <div ref={place} data-voice-step={step} className="flex min-h-0 flex-1 flex-col">
      {step === 'checking' && (
        <Centred>
          <Waiting text={voiceCopy.checking} />
        </Centred>
      )}
      {step === 'permission' && (
        <PermissionStep microphone={microphone} warning={warningBox} onRequest={request} onText={onText} />
      )}
      {step === 'intro' && (
        <IntroStep
          hearer={hearer}
          messages={talk.messages.length === 0 && talk.outgoing === null ? null : messages}
          isOverLimit={talk.isOverLimit}
          usage={talk.usage}
          isOnline={isOnline}
          warning={warningBox}
          onStart={voice.start}
        />
      )}
      {step === 'session' && (
        <>
          <Understood text={talk.messages.findLast(({ isUser }) => isUser)?.content ?? ''} />
          {messages}
          <VoiceDock voice={voice} isBusy={talk.isBusy} isOverLimit={talk.isOverLimit} isOnline={isOnline} />
        </>
      )}
    </div>
  );
}
