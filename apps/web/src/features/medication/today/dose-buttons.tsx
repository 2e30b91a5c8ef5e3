import type { DoseStatus } from '@alento/domain/medication/medication';
import { Check, Clock, type LucideIcon, Minus } from 'lucide-react';
import { statusWords } from '../medication.copy.ts';

const ICONS: Readonly<Record<DoseStatus, LucideIcon>> = { taken: Check, skipped: Minus, later: Clock };

type Props = {
  /** The dose in words. */
  label: string;
  status: DoseStatus | null;
  offered: readonly DoseStatus[];
  onNote: (status: DoseStatus | null) => void;
  /** Whether the first button takes the focus, because the buttons replace the one that was pressed. */
  isFocused: boolean;
};

const focusFirst = (group: HTMLElement | null): void => group?.querySelector('button')?.focus();

/** The answers about a dose as large buttons. A second tap on the chosen one takes it back. */
export const DoseButtons = ({ label, status, offered, onNote, isFocused }: Props) => (
  // biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms.
  <div
    ref={isFocused ? focusFirst : undefined}
    role="group"
    aria-label={label}
    className="grid grid-cols-3 content-start gap-2"
  >
    {offered.map((one) => {
      const Icon = ICONS[one];
      const isChosen = one === status;
      return (
        <button
          key={one}
          type="button"
          aria-pressed={isChosen}
          onClick={() => onNote(isChosen ? null : one)}
          className={`inline-flex min-h-13 items-center justify-center gap-1.5 rounded-control border px-2 font-semibold text-sm transition-colors sm:text-base ${
            isChosen
              ? 'border-brand bg-brand text-on-brand'
              : 'border-border-strong bg-surface text-ink hover:bg-surface-sunken'
          }`}
        >
          <Icon size={18} aria-hidden="true" className="shrink-0" />
          {statusWords[one]}
        </button>
      );
    })}
  </div>
);
