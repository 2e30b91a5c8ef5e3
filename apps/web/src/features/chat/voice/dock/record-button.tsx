import { Mic, SendHorizontal } from 'lucide-react';
import type { Ref } from 'react';
import { recordCopy as copy } from '../voice.copy.ts';
import type { RecordButton as Press } from './use-record-button.ts';

type Props = { press: Press; canRecord: boolean; hintId: string; ref?: Ref<HTMLButtonElement> };

const nameOf = ({ isOn, isFree }: Press): string => (isOn ? (isFree ? copy.buttonFree : copy.buttonHeld) : copy.button);

/** The round button in the middle. It is never disabled, so that it keeps the focus. */
export function RecordButton({ press, canRecord, hintId, ref }: Props) {
  const Icon = press.isFree ? SendHorizontal : Mic;
  const look = press.isOn
    ? 'bg-accent text-on-accent'
    : canRecord
      ? 'bg-brand text-on-brand hover:bg-brand-hover'
      : 'bg-surface-sunken text-ink-muted';
  return (
    <button
      ref={ref}
      type="button"
      data-voice-focus
      aria-label={nameOf(press)}
      aria-describedby={hintId}
      aria-disabled={!canRecord && !press.isOn ? true : undefined}
      {...press.handlers}
      className={`grid size-20 shrink-0 touch-manipulation select-none place-items-center rounded-pill transition-colors [-webkit-touch-callout:none] [@media(max-height:48rem)]:size-14 ${press.isLeaving ? 'opacity-60' : ''} ${look}`}
    >
      <Icon aria-hidden size={32} />
    </button>
  );
}
