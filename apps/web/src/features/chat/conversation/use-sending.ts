import type { ChatAccepted } from '@alento/contract/chat';
import { useState } from 'react';
import { ApiError, isOffline, isRefusal } from '../../../lib/api/api-error.ts';
import { useIntent } from '../../../lib/intent/use-intent.ts';
import { now } from '../../../lib/time/clock.ts';
import { checkText } from '../../../state/crisis/check-text.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { type Message, sendMessage } from '../chat.calls.ts';
import { draftStore } from '../composer/draft-store.ts';
import { sendErrorText } from './chat-errors.ts';

/** A message that the server has not accepted yet. */
export type Outgoing = {
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
  /** Called when the daily limit is reached. */
  onLimit: () => void;
  /** Called if this device found a crisis in the message. */
  onCrisis: () => void;
  /** Called if the server responds that the conversation was deleted. */
  onGone: () => void;
};

/** Shows help before any reply if the server detected a crisis that the device did not detect. */
async function helpFirst(accepted: ChatAccepted, seen: ReturnType<typeof checkText>): Promise<void> {
  if (accepted.crisis && (await seen) !== 'crisis') crisis.raise({ source: 'note', kind: null, about: 'self' });
}

/** Sends one message at a time. The typed text is kept after every failure. */
export function useSending(options: Options) {
  const { userId, sessionId, bookId, draftId, newDraftId, onAccepted, onLimit, onCrisis, onGone } = options;
  const [outgoing, setOutgoing] = useState<Outgoing | null>(null);
  const intent = useIntent<Message>();

  const attempt = async (text: string, at: number): Promise<void> => {
    const message = { message: text, sessionId, bookId };
    const words = { key: intent.hold(message).key, text, at };
    setOutgoing({ ...words, error: null, isOffline: false });
    draftStore.depart(userId, draftId, text);
    const seen = checkText(text);
    void seen.then((found) => found === 'crisis' && onCrisis());
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
        const trouble = sendErrorText(error);
        setOutgoing({ ...words, error: trouble, isOffline: isOffline(error) });
        // The session has ended, so the guard replaces this screen by /login.
        if (error instanceof ApiError && error.status === 401) toast.failed(trouble);
      }
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
    /** Moves an unsent message back into the field, where the person can edit it. */
    takeBack: (): void => {
      if (outgoing === null) return;
      intent.drop();
      draftStore.comeBack(userId, draftId, outgoing.text);
      setOutgoing(null);
    },
  };
}
