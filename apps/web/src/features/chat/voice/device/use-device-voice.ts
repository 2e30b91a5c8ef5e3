import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { crisis } from '../../../../state/crisis/crisis.ts';
import { player } from '../../../../state/player/player.ts';
import type { Talk } from '../../conversation/use-conversation.ts';
import type { Voice, VoiceStatus } from '../voice.types.ts';
import { createDeviceEngine, type DeviceEngine, type DeviceState } from './device-engine.ts';

/** The podcast player and the voice never sound together. */
function pausePodcast(): void {
  if (!player.current()?.isPlaying) return;
  player.sound().pause();
  player.settle(false);
}

/** Ends microphone and voice with a crisis card, with the podcast player, and when the page is left. */
function useEnds(engine: DeviceEngine): void {
  useEffect(() => {
    const stops = [
      crisis.subscribe(() => crisis.current() !== null && engine.hush()),
      player.subscribe(() => player.current()?.isPlaying && engine.hush()),
    ];
    const leave = (): void => engine.hush();
    const hide = (): void => {
      if (document.visibilityState === 'hidden') engine.stopListening();
    };
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      for (const stop of stops) stop();
      engine.hush();
    };
  }, [engine]);
}

/** Speaks the reply to every message that is sent from here while a session is on. */
function useSpokenReplies(engine: DeviceEngine, talk: Talk, isOn: boolean): void {
  const isAwaited = useRef(false);
  /** Whether the card for words of a crisis holds back the reply to them. */
  const isHelpUnspoken = useRef(false);
  const before = useRef<string | null>(null);
  const last = talk.messages.findLast(({ isUser }) => !isUser);
  const isSending = talk.outgoing !== null && talk.outgoing.error === null;

  const expectReply = useEffectEvent(() => {
    isAwaited.current = true;
    before.current = last?.id ?? null;
  });
  useEffect(() => {
    if (isOn && isSending) expectReply();
  }, [isOn, isSending]);

  const speak = useEffectEvent(() => {
    // A failed reply can be requested again, and is then spoken.
    if (!isAwaited.current || last?.status !== 'completed' || last.id === before.current) return;
    isAwaited.current = false;
    const card = crisis.current();
    // Beside the crisis card nothing is spoken; the reply can be read, and played later.
    engine.readReply(last.content, isOn && card === null);
    isHelpUnspoken.current = isOn && card?.source === 'note';
  });
  useEffect(
    () =>
      crisis.subscribe(() => {
        if (crisis.current() !== null) return;
        if (isHelpUnspoken.current) engine.replay();
        isHelpUnspoken.current = false;
      }),
    [engine],
  );
  const isSettled = last !== undefined && last.status !== 'processing';
  const lastId = last?.id;
  useEffect(() => {
    if (isSettled && lastId !== undefined) speak();
  }, [isSettled, lastId]);
}

function statusOf({ phase, reading }: DeviceState, isBusy: boolean): VoiceStatus {
  if (phase === 'recognising') return 'processing';
  if (phase !== 'ready') return phase;
  if (reading !== 'silent') return 'playing';
  return isBusy ? 'processing' : 'ready';
}

/**
 * A conversation in which the browser hears and speaks. What was recognised is sent as a message, so that the crisis
 * check, the daily limit and the stored conversation are those of the text chat.
 *
 * @returns the voice, and as `caption` what was recognised so far of the current recording
 */
export function useDeviceVoice({ talk }: { talk: Talk }): Voice & { caption: string } {
  const send = useRef(talk.send);
  useEffect(() => {
    send.current = talk.send;
  }, [talk.send]);
  const [engine] = useState(() => createDeviceEngine((text) => send.current(text), pausePodcast));
  const state = useSyncExternalStore(engine.subscribe, engine.current);
  const isOn = state.phase !== 'idle' && state.phase !== 'ended';
  useEnds(engine);
  useSpokenReplies(engine, talk, isOn);
  return {
    status: statusOf(state, talk.isBusy),
    microphone: state.microphone,
    warning: state.warning,
    playback: { isPaused: state.reading === 'paused', speed: state.speed, canReplay: state.canReplay },
    recordingSince: state.recordingSince,
    caption: state.caption,
    level: engine.level,
    checkMicrophone: engine.checkMicrophone,
    requestMicrophone: engine.requestMicrophone,
    start: engine.start,
    end: engine.end,
    record: engine.record,
    send: engine.send,
    cancel: engine.cancel,
    dismissWarning: engine.dismissWarning,
    replay: engine.replay,
    pause: engine.pause,
    resume: engine.resume,
    setSpeed: engine.setSpeed,
    stopSpeaking: engine.stopSpeaking,
  };
}
