import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Voice } from '../voice.types.ts';
import { createServerVoice, type ServerVoiceOptions } from './server-voice.ts';

/**
 * A voice conversation that the server hears and speaks. It ends when the component is unmounted or the page is left.
 */
export function useServerVoice(options: ServerVoiceOptions): Voice {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const [voice] = useState(() => createServerVoice(() => latest.current));
  useEffect(() => voice.attach(), [voice]);
  const shown = useSyncExternalStore(voice.subscribe, voice.current, voice.current);
  return { ...shown, ...voice.actions };
}
