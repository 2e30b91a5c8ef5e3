import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { readOwned, writeOwned } from '../../../../lib/session/device/device-store.ts';
import type { Talk } from '../../conversation/use-conversation.ts';
import { voiceCopy as copy } from '../voice.copy.ts';
import { useVoice, type Voice } from '../voice.ts';
import { type ConversationProps, VoiceConversation } from '../voice-conversation.tsx';
import { Centred, ConsentStep, VoiceNotice, Waiting } from '../voice-steps.tsx';
import { browserMaker } from './browser-maker.ts';
import { deviceConsentTexts, deviceCopy } from './device.copy.ts';
import { DeviceVoice } from './device-voice.ts';
import { canRecogniseSpeech } from './recognition.ts';
import { hasPortugueseVoice } from './speech.ts';

const CONSENT = 'voice-by-browser';
/** Date of the consent's text. If the text changes, the app asks again. */
const CONSENT_VERSION = '2026-11-24';

/** The consent, which is stored on this device for this person. If nothing can be stored, it counts for this screen. */
function useDeviceConsent(userId: string) {
  const [isGranted, setGranted] = useState(() => readOwned(userId, CONSENT) === CONSENT_VERSION);
  const change = (next: boolean): void => {
    setGranted(next);
    void writeOwned(userId, CONSENT, next ? CONSENT_VERSION : null);
  };
  return { isGranted, change };
}

/** What this browser lacks for a conversation by voice, in a sentence; null if it has everything. */
function missingText(hasVoice: boolean): string | null {
  if (canRecogniseSpeech()) return hasVoice ? null : copy.missingVoice;
  return hasVoice ? copy.missingRecognition : copy.missingBoth;
}

/** Whether the browser has a Portuguese voice; null while its voices are loading. */
function useHasVoice(): boolean | null {
  const [hasVoice, setHasVoice] = useState<boolean | null>(null);
  useEffect(() => void hasPortugueseVoice().then(setHasVoice), []);
  return hasVoice;
}

/** Speaks the reply to every message that is sent from here while a session is on. */
function useSpokenReplies(engine: DeviceVoice, { messages, isSending }: Talk, isOn: boolean): void {
  /** The last reply before the message was sent; undefined while no reply is expected. */
  const before = useRef<string | null | undefined>(undefined);
  const last = messages.findLast(({ isUser }) => !isUser);
  const expectReply = useEffectEvent(() => {
    before.current = last?.id ?? null;
  });
  useEffect(() => {
    if (isOn && isSending) expectReply();
  }, [isOn, isSending]);

  const speak = useEffectEvent(() => {
    // A failed reply can be requested again, and is then spoken.
    if (before.current === undefined || last?.status !== 'completed' || last.id === before.current) return;
    before.current = undefined;
    engine.readReply(last.content);
  });
  const settledId = last && last.status !== 'processing' ? last.id : null;
  useEffect(() => {
    if (settledId !== null) speak();
  }, [settledId]);
}

/**
 * A conversation in which the browser hears and speaks. What was recognised is sent as a message, so that the crisis
 * check, the daily limit and the stored conversation are those of the text chat.
 */
function useDeviceVoice(talk: Talk): Voice {
  const send = useRef(talk.send);
  useEffect(() => {
    send.current = talk.send;
  }, [talk.send]);
  const [engine] = useState(() => new DeviceVoice((text) => send.current(text)));
  const voice = useVoice(engine);
  const { status } = voice;
  useSpokenReplies(engine, talk, status !== 'idle' && status !== 'ended');
  return { ...voice, status: status === 'ready' && talk.isBusy ? 'processing' : status };
}

const DeviceConversation = (conversation: ConversationProps) => (
  <VoiceConversation {...conversation} voice={useDeviceVoice(conversation.talk)} />
);

type Props = Omit<ConversationProps, 'hearer'> & { userId: string };

/** A conversation that the browser hears and speaks, after a consent that names its maker. */
export function DeviceVoiceScreen({ userId, ...conversation }: Props) {
  const { isGranted, change } = useDeviceConsent(userId);
  const hasVoice = useHasVoice();
  if (hasVoice === null) {
    return (
      <Centred>
        <Waiting text={copy.lookingForVoices} />
      </Centred>
    );
  }
  const missing = missingText(hasVoice);
  if (missing !== null) {
    return (
      <VoiceNotice title={copy.missingTitle} text={`${missing} ${copy.textDoesAll}`} onText={conversation.onText} />
    );
  }
  const maker = browserMaker(navigator.userAgent);
  if (!isGranted) {
    const texts = { ...deviceConsentTexts(maker), later: deviceCopy.later };
    return <ConsentStep {...texts} onAllow={() => change(true)} onText={conversation.onText} />;
  }
  const hearer = { who: deviceCopy.hearer(maker), onTakeBack: () => change(false) };
  return <DeviceConversation {...conversation} hearer={hearer} />;
}
