import type { ChatAccepted } from '@alento/contract/chat';
import { useState } from 'react';
import { isOffline, isRefusal } from '../../../lib/api/api-error.ts';
import { useIntent } from '../../../lib/intent/use-intent.ts';
import { now } from '../../../lib/time/clock.ts';
import { checkText } from '../../../state/crisis/check-text.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { type Message, sendErrorText, sendMessage } from '../chat.api.ts';
import { draftStore } from './draft-store.ts';

/** A message that the server has not accepted yet. */
type Outgoing = {
  /** Idempotency key of this message. */
  key: string;
  text: string;
  at: number;
  /** Null while the message is being sent. */
  error: string | null;
  isOffline: boolean;
};

type Options = {
  userId: string;
  sessionId: string | null;
  /** Id of the book that a new conversation is about. */
  bookId: string | null;
  /** Storage id of the draft. `newDraftId` is the one of a new conversation. */
  draftId: string | null;
  newDraftId: string | null;
  onAccepted: (accepted: ChatAccepted, text: string, at: number) => Promise<void>;
  onLimit: () => void;
  /** Called if this device found a crisis in the message. */
  onCrisis: () => void;
  /** Called if the server responds that the conversation was deleted. */
  onGone: () => void;
};

/** Sends one message at a time. The typed text is not lost after any failure. */
export function useSending(options: Options) {
  const { userId, sessionId, bookId, draftId, newDraftId, onAccepted, onLimit, onCrisis, onGone } = options;
  const [outgoing, setOutgoing] = useState<Outgoing | null>(null);
  const intent = useIntent<Message>();

  /** Moves the text back into the field, where the person can edit it. */
  const returnText = (text: string, to = draftId): void => {
    draftStore.comeBack(userId, draftId, text, to);
    setOutgoing(null);
  };

  const fail = (error: unknown, sent: Outgoing): void => {
    if (isRefusal(error, 'AI_MESSAGES_DAILY_LIMIT_EXCEEDED')) {
      intent.drop();
      returnText(sent.text);
      onLimit();
    } else if (isRefusal(error, 'CHAT_SESSION_NOT_FOUND')) {
      returnText(sent.text, newDraftId);
      onGone();
    } else {
      setOutgoing({ ...sent, error: sendErrorText(error), isOffline: isOffline(error) });
    }
  };

  const attempt = async (text: string, at: number): Promise<void> => {
    const message = { message: text, sessionId, bookId };
    const sent = { key: intent.hold(message).key, text, at, error: null, isOffline: false };
    setOutgoing(sent);
    draftStore.depart(userId, draftId, text);
    const seen = checkText(text);
    void seen.then((found) => found === 'crisis' && onCrisis());
    try {
      const { answer: accepted } = await intent.send(message, sendMessage);
      draftStore.arrive(userId, draftId);
      // Help comes before any reply, also if only the server detected the crisis.
      if (accepted.crisis && (await seen) !== 'crisis') crisis.raise({ source: 'note', kind: null, about: 'self' });
      await onAccepted(accepted, text, at);
      setOutgoing(null);
    } catch (error) {
      fail(error, sent);
    }
  };

  return {
    outgoing,
    isSending: outgoing !== null && outgoing.error === null,
    send: (text: string): void => {
      intent.drop();
      void attempt(text, now());
      // The earlier unsent message is moved back into the field.
      if (outgoing !== null) draftStore.write(userId, draftId, outgoing.text);
    },
    resend: (): void => {
      if (outgoing?.error != null) void attempt(outgoing.text, outgoing.at);
    },
    takeBack: (): void => {
      if (outgoing === null) return;
      intent.drop();
      returnText(outgoing.text);
    },
  };
}
