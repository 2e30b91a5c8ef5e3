import type { AiUsage } from '@alento/contract/chat';
import { CHAT_INPUT_MAX_HEIGHT_PX, CHAT_MESSAGE_MAX } from '@alento/domain/chat/limits';
import { errorText } from '@alento/domain/errors/catalogue';
import { paths } from '@alento/domain/interface/paths';
import { characterCount } from '@alento/domain/text/plain-text';
import { Mic, SendHorizontal } from 'lucide-react';
import { type MouseEvent, type ReactNode, type RefObject, useEffect, useId, useLayoutEffect } from 'react';
import { countText } from '../../../lib/count-text.ts';
import { prepareCheck } from '../../../state/crisis/check-text.ts';
import { IconButton, LinkButton } from '../../../ui/button.tsx';
import { bookChatCopy } from '../book/book.copy.ts';
import { composerCopy as copy } from '../chat.copy.ts';
import { ChatLink } from '../message/chat-link.tsx';
import { endTyping } from './use-keyboard-room.ts';

/** The number of remaining characters is shown from this length on. */
const COUNTED_FROM = CHAT_MESSAGE_MAX - 400;

type Props = {
  text: string;
  onType: (text: string) => void;
  onSend: (text: string) => void;
  /** Leads to Áudio; undefined if it can't be chosen. */
  onSpeak: (() => void) | undefined;
  /** Whether a message is being sent or a reply is pending. */
  isBusy: boolean;
  field: RefObject<HTMLTextAreaElement | null>;
};

/** The field keeps the focus. Without it the keyboard closes and the button moves before the press has ended. */
const keepFocus = (event: MouseEvent): void => event.preventDefault();

/** The message field, its button, and in the empty field a microphone. A text that is too long isn't cut. */
export function Composer({ text, onType, onSend, onSpeak, isBusy, field }: Props) {
  const id = useId();
  const used = text.length > COUNTED_FROM ? characterCount(text) : 0;
  const isOver = used > CHAT_MESSAGE_MAX;
  const canSend = text.trim() !== '' && !isBusy && !isOver;
  const speak = text === '' && !isBusy ? onSpeak : undefined;

  // The field grows with its text up to the specified height, then scrolls.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the height depends on the text.
  useLayoutEffect(() => {
    const area = field.current;
    if (!area) return;
    area.style.height = 'auto';
    area.style.height = `${Math.min(area.scrollHeight + 2, CHAT_INPUT_MAX_HEIGHT_PX)}px`;
  }, [text, field]);

  useEffect(() => endTyping, []);

  const send = (): void => {
    if (!canSend) return;
    onSend(text.trim());
    // Sending disables the button, which would lose the focus, so the field takes it.
    field.current?.focus();
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className="flex items-end gap-2">
        <label htmlFor={id} className="sr-only">
          {copy.label}
        </label>
        <div className="relative flex min-w-0 flex-1">
          <textarea
            id={id}
            ref={field}
            rows={1}
            value={text}
            placeholder={copy.placeholder}
            enterKeyHint="send"
            autoComplete="off"
            onFocus={prepareCheck}
            onChange={({ target }) => onType(target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || event.shiftKey) return;
              event.preventDefault();
              send();
            }}
            aria-invalid={isOver || undefined}
            aria-describedby={`${id}-hint ${id}-count`}
            className={`chat-field ${speak ? 'pr-11' : 'pr-4'}`}
          />
          {speak && (
            <IconButton
              label={copy.speak}
              onMouseDown={keepFocus}
              onClick={speak}
              className="absolute top-0.5 right-0.5"
            >
              <Mic aria-hidden size={22} />
            </IconButton>
          )}
        </div>
        <button
          type="submit"
          aria-label={copy.send}
          title={copy.send}
          disabled={!canSend}
          onMouseDown={keepFocus}
          className="button size-12 shrink-0 bg-brand text-on-brand hover:bg-brand-hover disabled:bg-surface-sunken disabled:text-ink-muted"
        >
          <SendHorizontal aria-hidden size={22} />
        </button>
      </div>
      <p id={`${id}-hint`} className="sr-only">
        {copy.hint}
      </p>
      <p
        id={`${id}-count`}
        aria-live="polite"
        className={`text-right text-xs tabular-nums empty:hidden ${isOver ? 'font-semibold text-danger' : 'text-ink-muted'}`}
      >
        {used > COUNTED_FROM && copy.counter(countText(used), countText(CHAT_MESSAGE_MAX))}
      </p>
      {isOver && (
        <p role="alert" className="mt-1 text-danger text-sm">
          {errorText('CHAT_MESSAGE_TOO_LONG')}
        </p>
      )}
    </form>
  );
}

/** The number of remaining messages is shown once so few are left. */
const LEFT_SHOWN_FROM = 2;

/**
 * The row below the message field: the disclaimer or the last remaining messages, and help. Only help is shown while the
 * person types on a screen keyboard, which leaves little room (message.css).
 */
export function ComposerFoot({ usage, children }: { usage: AiUsage | undefined; children: ReactNode }) {
  const left = usage?.limit == null ? 0 : usage.limit - usage.used;
  return (
    <div data-chat-foot className="flex flex-wrap items-center gap-x-3 text-ink-muted text-xs">
      <p className="min-w-0 flex-1 basis-32">{left > 0 && left <= LEFT_SHOWN_FROM ? copy.left(left) : copy.notCare}</p>
      <div className="ml-auto flex items-center gap-3">
        {children}
        <ChatLink
          href={paths.help}
          className="inline-flex min-h-11 items-center font-semibold text-brand text-sm underline underline-offset-4"
        >
          {copy.help}
        </ChatLink>
      </div>
    </div>
  );
}

/** Shown instead of the message field if no conversation about the book is possible: the reason, and a link. */
export const BookClosed = ({ isGone, isNew }: { isGone: boolean; isNew: boolean }) =>
  isGone ? (
    <p className="py-2 text-sm">{bookChatCopy.goneText}</p>
  ) : (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-1">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-bold text-sm">{bookChatCopy.planTitle}</p>
        <p className="text-ink-muted text-sm">{isNew ? bookChatCopy.planTextNew : bookChatCopy.planText}</p>
      </div>
      <LinkButton to={paths.plans}>{bookChatCopy.plans}</LinkButton>
    </div>
  );
