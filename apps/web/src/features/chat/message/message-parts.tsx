import './message.css';
import type { ChatMessage } from '@alento/contract/chat';
import { BookOpenText, Check, Copy, RotateCcw, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button, IconButton } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { chatCopy } from '../chat.copy.ts';
import { ChatLink } from './chat-link.tsx';

type BubbleProps = { isUser: boolean; isHighlighted?: boolean; children: ReactNode };

/** The bubble of one message. The person's own messages are on the right, in the brand colour. */
export const Bubble = ({ isUser, isHighlighted = false, children }: BubbleProps) => (
  <div
    className={
      isUser
        ? 'ml-auto w-fit max-w-[85%] whitespace-pre-wrap break-words rounded-card rounded-br-md bg-brand-soft px-4 py-2.5 text-on-brand-soft'
        : `w-fit max-w-full rounded-card rounded-bl-md border bg-surface px-4 py-3 sm:max-w-[92%] ${isHighlighted ? 'border-brand' : 'border-border'}`
    }
  >
    <span className="sr-only">{isUser ? chatCopy.you : chatCopy.assistant}: </span>
    {children}
  </div>
);

type TroubleProps = { text: string; note?: string | null; onRetry: () => void; children?: ReactNode };

/** An error message with a button to retry. */
export const Trouble = ({ text, note = null, onRetry, children }: TroubleProps) => (
  <div
    role="alert"
    className="w-full max-w-full rounded-card rounded-bl-md border border-danger bg-danger-soft px-4 py-3 sm:w-fit"
  >
    <p className="flex gap-2">
      <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-danger" />
      <span className="min-w-0">{text}</span>
    </p>
    {note && <p className="mt-1 text-sm">{note}</p>}
    <div className="mt-3 flex flex-wrap gap-2">
      <Button variant="secondary" onClick={onRetry} icon={RotateCcw}>
        {chatCopy.retry}
      </Button>
      {children}
    </div>
  </div>
);

/** A reply's sources: links to pages of the app. */
export const Sources = ({ sources }: Pick<ChatMessage, 'sources'>) => (
  <nav aria-label={chatCopy.sources} className="mt-2">
    <ul className="flex flex-wrap gap-2">
      {sources.map(({ title, url }) => (
        <li key={url} className="min-w-0 max-w-full">
          <ChatLink href={url} className="button pill max-w-full justify-start py-1.5 text-left text-brand">
            <BookOpenText aria-hidden size={18} className="shrink-0" />
            <span className="min-w-0">{title}</span>
          </ChatLink>
        </li>
      ))}
    </ul>
  </nav>
);

/** A button that copies a reply as Markdown. */
export function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
      toast.saved(chatCopy.copied);
    } catch {
      // The clipboard is missing, or the page has no permission to use it.
      toast.failed(chatCopy.copyFailed);
    }
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <IconButton label={chatCopy.copy} onClick={() => void copy()} className="-my-1.5">
      <Icon aria-hidden size={18} />
    </IconButton>
  );
}

/** Three animated dots with a label, shown until the first text of a reply arrives. */
export const Thinking = () => (
  <div data-thinking className="flex items-center gap-3">
    <span aria-hidden className="flex gap-1.5">
      {[0, 1, 2].map((dot) => (
        <span
          key={dot}
          className="chat-dot size-2 rounded-pill bg-brand"
          style={{ animationDelay: `${dot * 180}ms` }}
        />
      ))}
    </span>
    <span className="text-ink-muted text-sm">{chatCopy.typing}</span>
  </div>
);
