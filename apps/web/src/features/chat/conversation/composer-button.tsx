import { Mic, SendHorizontal } from 'lucide-react';
import { type MouseEvent, useRef } from 'react';
import { composerCopy as copy } from '../chat.copy.ts';

const SEND = 'bg-brand text-on-brand hover:bg-brand-hover disabled:bg-surface-sunken disabled:text-ink-muted';
const SPEAK =
  'border border-border-strong bg-surface text-brand hover:bg-surface-sunken aria-disabled:border-border aria-disabled:text-ink-muted';

type Props = {
  /** Whether the field is empty. Then the button leads to Áudio, otherwise it sends. */
  isEmpty: boolean;
  isBusy: boolean;
  canSend: boolean;
  onSend: () => void;
  onSpeak: () => void;
};

/** The button beside the message field. It is one element, so that it keeps the focus when it changes. */
export function ComposerButton({ isEmpty, isBusy, canSend, onSend, onSpeak }: Props) {
  /** Whether the field was empty when a press began; null without a press. */
  const begunEmpty = useRef<boolean | null>(null);
  const press = ({ detail }: MouseEvent): void => {
    const wasEmpty = begunEmpty.current ?? isEmpty;
    begunEmpty.current = null;
    // The button became the other one below the finger. A press of a key, whose detail is 0, has no such beginning.
    if (detail > 0 && wasEmpty !== isEmpty) return;
    if (!isEmpty) onSend();
    // Somebody who presses the button that sends twice finds this one while the message is sent.
    else if (!isBusy) onSpeak();
  };
  const label = isEmpty ? copy.speak : copy.send;
  const Icon = isEmpty ? Mic : SendHorizontal;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={!isEmpty && !canSend}
      // Not disabled, because it may have the focus.
      aria-disabled={(isEmpty && isBusy) || undefined}
      onPointerDown={() => {
        begunEmpty.current = isEmpty;
      }}
      // The field keeps the focus. Without it the keyboard closes and the button moves before the press has ended.
      onMouseDown={(event) => event.preventDefault()}
      onClick={press}
      className={`grid size-12 shrink-0 place-items-center rounded-control transition-colors ${isEmpty ? SPEAK : SEND}`}
    >
      <Icon aria-hidden size={22} />
    </button>
  );
}
