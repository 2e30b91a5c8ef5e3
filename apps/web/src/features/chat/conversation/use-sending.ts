import type { ChatAccepted } from '@alento/contract/chat';
import { useState } from 'react';
import { isOffline, isRefusal } from '../../../lib/api/api-error.ts';
import { useIntent } from '../../../lib/intent/use-intent.ts';
import { now } from '../../../lib/time/clock.ts';
import { checkText } from '../../../state/crisis/check-text.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { type Message, sendMessage } from '../chat.calls.ts';
import { draftStore } from '../composer/draft-store.ts';
import { sendErrorText } from './chat-errors.ts';

/** What a person sent and the server has not taken in. */
export type Outgoing = {
  /** Of this try's intent. */
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
  const intent = useIntent<Message>();

  const attempt = async (text: string, at: number): Promise<void> => {
    const message = { message: text, sessionId, bookId };
    const words = { key: intent.hold(message).key, text, at };
    setOutgoing({ ...words, error: null, isOffline: false });
    draftStore.depart(userId, draftId, text);
    const seen = checkText(text);
    try {
      const { answer: accepted } = await intent.send(message, sendMessage);
      draftStore.arrive(userId, draftId);
      await helpFirst(accepted, seen);
      await onAccepted(accepted, text, at);
      setOutgoing(null);
    } catch (error) {
      if (isRefusal(error, 'AI_MESSAGES_DAILY_LIMIT_EXCEEDED')) {
        intent.drop();
        draftStore.comeBack(userId, draftId, text);
        setOutgoing(null);
        onLimit();
      } else if (isRefusal(error, 'CHAT_SESSION_NOT_FOUND')) {
        draftStore.comeBack(userId, draftId, text, newDraftId);
        setOutgoing(null);
        onGone();
      } else {
        setOutgoing({ ...words, error: sendErrorText(error), isOffline: isOffline(error) });
      }
    }
  };

  return {
    outgoing,
    isSending: outgoing !== null && outgoing.error === null,
    send: (text: string): void => {
      intent.drop();
      void attempt(text, now());
      // What could not be sent before makes way, and waits in the field.
      if (outgoing !== null) draftStore.write(userId, draftId, outgoing.text);
    },
    resend: (): void => {
      if (outgoing?.error != null) void attempt(outgoing.text, outgoing.at);
    },
    /** Takes what could not be sent back into the field, to be changed. */
    takeBack: (): void => {
      if (outgoing === null) return;
      intent.drop();
      draftStore.comeBack(userId, draftId, outgoing.text);
      setOutgoing(null);
    },
  };
}
