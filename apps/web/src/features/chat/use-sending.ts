import type { ChatAccepted } from '@alento/contract/chat';
import { useState } from 'react';
import { isOffline, isRefusal, wasRefused } from '../../lib/api/api-error.ts';
import { now } from '../../lib/clock.ts';
import { checkText } from '../../lib/crisis/check-text.ts';
import { crisis } from '../../lib/crisis/crisis.ts';
import { newIdempotencyKey } from '../../lib/idempotency-key.ts';
import { sendMessage } from './chat.calls.ts';
import { sendErrorText } from './chat-errors.ts';
import { draftStore } from './draft-store.ts';

/** What a person sent and the server has not taken in. */
export type Outgoing = {
  key: string;
  text: string;
  at: number;
  /** Null while it is on its way. */
  error: string | null;
  isOffline: boolean;
};

type Options = {
  userId: string;
  sessionId: string | null;
  /** The book a new conversation is about. */
  bookId: string | null;
  /** The name its words are kept under; `newDraftId` is a new conversation's. */
  draftId: string | null;
  newDraftId: string | null;
  onAccepted: (accepted: ChatAccepted, text: string, at: number) => Promise<void>;
  /** The day's messages are used. */
  onLimit: () => void;
  /** The conversation is no more. */
  onGone: () => void;
};

/** Help stands before any reply: what the device did not see, the server may have (decision D22). */
async function helpFirst(accepted: ChatAccepted, seen: ReturnType<typeof checkText>): Promise<void> {
  if (accepted.crisis && (await seen) !== 'crisis') crisis.raise({ source: 'note', kind: null, about: 'self' });
}

/** Sends one message at a time. What was typed is lost in no outcome. */
export function useSending(options: Options) {
  const { userId, sessionId, bookId, draftId, newDraftId, onAccepted, onLimit, onGone } = options;
  const [outgoing, setOutgoing] = useState<Outgoing | null>(null);

  const attempt = async (words: Omit<Outgoing, 'error' | 'isOffline'>): Promise<void> => {
    const { key, text, at } = words;
    setOutgoing({ ...words, error: null, isOffline: false });
    draftStore.depart(userId, draftId, text);
    const seen = checkText(text);
    try {
      const accepted = await sendMessage({ message: text, sessionId, bookId, idempotencyKey: key });
      draftStore.arrive(userId, draftId);
      await helpFirst(accepted, seen);
      await onAccepted(accepted, text, at);
      setOutgoing(null);
    } catch (error) {
      if (isRefusal(error, 'AI_MESSAGES_DAILY_LIMIT_EXCEEDED')) {
        draftStore.comeBack(userId, draftId, text);
        setOutgoing(null);
        onLimit();
      } else if (isRefusal(error, 'CHAT_SESSION_NOT_FOUND')) {
        draftStore.comeBack(userId, draftId, text, newDraftId);
        setOutgoing(null);
        onGone();
      } else {
        // Refused: nothing was kept, and another try is another message. Otherwise it may have been.
        const next = wasRefused(error) ? newIdempotencyKey() : key;
        setOutgoing({ ...words, key: next, error: sendErrorText(error), isOffline: isOffline(error) });
      }
    }
  };

  return {
    outgoing,
    isSending: outgoing !== null && outgoing.error === null,
    send: (text: string): void => {
      void attempt({ key: newIdempotencyKey(), text, at: now() });
      // What could not be sent before makes way, and waits in the field.
      if (outgoing !== null) draftStore.write(userId, draftId, outgoing.text);
    },
    resend: (): void => {
      if (outgoing?.error != null) void attempt(outgoing);
    },
    /** Takes what could not be sent back into the field, to be changed. */
    takeBack: (): void => {
      if (outgoing === null) return;
      draftStore.comeBack(userId, draftId, outgoing.text);
      setOutgoing(null);
    },
  };
}
