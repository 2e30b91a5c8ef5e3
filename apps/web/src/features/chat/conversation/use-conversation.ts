import type { AiUsage, ChatAccepted, ChatMessage, ChatReply } from '@alento/contract/chat';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { isRefusal } from '../../../lib/api/api-error.ts';
import { useUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { chatKeys, retryReply, sendErrorText, sessionQuery, usageQuery } from '../chat.api.ts';
import { putReply, putRetried, putSent } from '../chat.cache.ts';
import { chatCopy } from '../chat.copy.ts';
import { plainWords } from '../message/plain-words.ts';
import { draftStore, newDraftOf } from './draft-store.ts';
import { useReply } from './follow-reply.ts';
import { useSending } from './use-sending.ts';

type Options = {
  userId: string;
  sessionId: string | null;
  /** The id of the book in the URL. If the loaded conversation has a book, that one takes precedence. */
  bookId?: string | null;
  /** Called when the server stored the first message and gave the conversation an id. */
  onBegun: (sessionId: string) => void;
  /** Whether the conversation is visible. Messages from other devices are fetched only then. */
  isWatched?: boolean;
  onReply?: () => void;
};

const NONE: readonly ChatMessage[] = [];
/** The emergency and help lines that replies to a crisis link. */
const HELP_LINE = /\]\(tel:(?:188|190|192|180|100)\)/;

const isReplyThatIs =
  (status: ChatMessage['status']) =>
  (message: ChatMessage): boolean =>
    !message.isUser && message.status === status;

function useRetrying(sessionId: string | null, onCrisis: () => void, onLimit: () => void) {
  const client = useQueryClient();
  const [retryTrouble, setTrouble] = useState<{ id: string; text: string } | null>(null);
  const retry = async (id: string): Promise<void> => {
    if (sessionId === null) return;
    setTrouble(null);
    try {
      const accepted = await retryReply(id);
      if (accepted.crisis) {
        onCrisis();
        crisis.raise({ source: 'note', kind: null, about: 'self' });
      }
      client.setQueryData(chatKeys.usage(), accepted.usage);
      await putRetried(client, sessionId, id, accepted.messageId);
    } catch (error) {
      if (isRefusal(error, 'AI_MESSAGES_DAILY_LIMIT_EXCEEDED')) onLimit();
      // The server received an earlier retry whose response was lost.
      else if (isRefusal(error, 'CHAT_REPLY_PENDING')) await putRetried(client, sessionId, id, id);
      else setTrouble({ id, text: sendErrorText(error) });
    }
  };
  return { retryTrouble, retry };
}

/** State and actions of one conversation. */
export function useConversation(options: Options) {
  const { userId, sessionId, bookId: addressed = null, onBegun, isWatched = true, onReply } = options;
  const client = useQueryClient();
  const stored = useQuery({ ...sessionQuery(sessionId ?? ''), enabled: sessionId !== null && isWatched });
  const { data: usage } = useQuery({ ...usageQuery(), enabled: isWatched });
  const [isRefused, setRefused] = useState(false);
  const [spoken, setSpoken] = useState('');
  /** The conversation, new if null, in which a message was found to be about a crisis while it is open. */
  const [crisisIn, setCrisisIn] = useState<{ sessionId: string | null } | null>(null);
  const isGone = useRef(false);
  const bookId = stored.data ? stored.data.bookId : addressed;
  const newDraftId = newDraftOf(bookId);
  const draftId = sessionId ?? newDraftId;

  // Restores a message that was unsent when the page was closed.
  useEffect(() => draftStore.recover(userId, draftId), [userId, draftId]);
  useEffect(() => {
    isGone.current = false;
    return () => {
      isGone.current = true;
    };
  }, []);

  const messages = (sessionId !== null && stored.data?.messages) || NONE;
  const waiting = messages.findLast(isReplyThatIs('processing')) ?? null;
  // A stored message doesn't tell whether it was about a crisis, but every reply to one links a help line.
  const lastReply = messages.findLast(isReplyThatIs('completed'));

  const reply = useReply(waiting?.id ?? null, (id, came: ChatReply) => {
    if (sessionId === null) return;
    putReply(client, sessionId, id, came);
    // Loads the conversation's name and messages from other devices.
    void client.invalidateQueries({ queryKey: chatKeys.session(sessionId) });
    if (came.response) setSpoken(`${chatCopy.assistant}: ${plainWords(came.response)}`);
    onReply?.();
  });

  const markUsedUp = (): void => {
    setRefused(true);
    client.setQueryData<AiUsage>(chatKeys.usage(), (day) => day && { ...day, used: day.limit ?? day.used });
    void client.invalidateQueries({ queryKey: chatKeys.usage() });
  };

  /** Adds an accepted message, written or spoken, and its pending reply. */
  const adopt = async (accepted: ChatAccepted, text: string, at: number): Promise<void> => {
    setRefused(false);
    setCrisisIn((before) =>
      accepted.crisis || before?.sessionId === sessionId ? { sessionId: accepted.sessionId } : before,
    );
    setSpoken(chatCopy.typing);
    await putSent(client, accepted, { text, bookId, at });
    void client.invalidateQueries({ queryKey: chatKeys.sessions() });
    // The person left the page meanwhile, so it must not navigate.
    if (isGone.current || accepted.sessionId === sessionId) return;
    draftStore.move(userId, draftId, accepted.sessionId);
    onBegun(accepted.sessionId);
  };

  const { outgoing, isSending, send, resend, takeBack } = useSending({
    ...{ userId, sessionId, bookId, draftId, newDraftId },
    onAccepted: adopt,
    onLimit: markUsedUp,
    onCrisis: () => setCrisisIn({ sessionId }),
    onGone: () => void stored.refetch(),
  });
  useUnsavedWork(outgoing !== null, { survivesLeaving: true });
  const { retryTrouble, retry } = useRetrying(sessionId, () => setCrisisIn({ sessionId }), markUsedUp);

  const isMissing = isRefusal(stored.error, 'CHAT_SESSION_NOT_FOUND');
  return {
    title: stored.data?.title ?? '',
    bookId,
    draftId,
    messages,
    waiting,
    /** The part of the pending reply that was streamed so far, or the reason why the reply's state is unknown. */
    liveText: reply.text,
    trouble: reply.trouble,
    retryTrouble,
    outgoing,
    isBusy: isSending || (waiting !== null && reply.trouble === null),
    isSending,
    usage,
    /** Whether the last message was refused because of the daily limit. */
    isRefused,
    /** After a crisis in this conversation no plan is offered, and the reply to it stays in view. */
    isAfterCrisis: crisisIn?.sessionId === sessionId || HELP_LINE.test(lastReply?.content ?? ''),
    isOverLimit: usage ? usage.limit !== null && usage.used >= usage.limit : isRefused,
    /** The text that screen readers announce: first that a reply is being written, then the reply. */
    spoken,
    isLoading: sessionId !== null && stored.isPending,
    isMissing,
    loadError: !stored.data && stored.error !== null && !isMissing ? chatCopy.loadFailed : null,
    isReloading: stored.isFetching,
    reload: () => void stored.refetch(),
    send,
    resend,
    takeBack,
    adopt,
    markUsedUp,
    /** Requests a failed reply again, or polls again for a reply whose state is unknown. */
    retry: (id: string): void => {
      if (id === waiting?.id) reply.again();
      else void retry(id);
    },
  };
}

export type Talk = ReturnType<typeof useConversation>;
