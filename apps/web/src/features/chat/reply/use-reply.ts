import type { ChatReply } from '@alento/contract/chat';
import { useEffect, useEffectEvent, useState } from 'react';
import { followReply } from './follow-reply.ts';

type Live = { id: string; text: string };
type Trouble = { id: string; text: string };

/**
 * Receives the pending reply, if there is one: one that was just requested, or one that was pending when the
 * conversation was opened.
 */
export function useReply(id: string | null, onReply: (id: string, reply: ChatReply) => void) {
  const [live, setLive] = useState<Live | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const [attempt, setAttempt] = useState(0);
  const arrived = useEffectEvent(onReply);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt follows the same reply again.
  useEffect(() => {
    if (id === null) return;
    const leave = new AbortController();
    setLive(null);
    setTrouble(null);
    const onText = (text: string): void => {
      if (!leave.signal.aborted) setLive({ id, text });
    };
    void followReply(id, { onText, signal: leave.signal }).then((followed) => {
      if (leave.signal.aborted) return;
      if ('reply' in followed) arrived(id, followed.reply);
      else setTrouble({ id, text: followed.trouble });
    });
    return () => leave.abort();
  }, [id, attempt]);

  return {
    /** The text received so far. */
    text: live !== null && live.id === id ? live.text : '',
    /** The reason why the reply's state is unknown. */
    trouble: trouble !== null && trouble.id === id ? trouble.text : null,
    again: (): void => setAttempt((count) => count + 1),
  };
}
