import { beginningWithin } from '@alento/domain/text/plain-text';
import { Search, X } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../button.tsx';

type Props = {
  label: string;
  clearLabel: string;
  typed: string;
  /** Maximum number of user-perceived characters. */
  maxLength: number;
  onType: (text: string) => void;
  onFocus?: () => void;
  /** Without it, the label. */
  placeholder?: string | undefined;
};

/** A field that searches while the person types, with a button to clear it. */
export function SearchField({ label, clearLabel, typed, maxLength, onType, onFocus, placeholder = label }: Props) {
  const id = useId();
  return (
    <div className="relative min-w-0 flex-1">
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <Search
        size={20}
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 -translate-y-1/2 text-ink-muted"
      />
      <input
        id={id}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        value={typed}
        placeholder={placeholder}
        onFocus={onFocus}
        onChange={({ target }) => onType(beginningWithin(target.value, maxLength))}
        className={`min-h-12 w-full rounded-control border border-border-strong bg-surface-raised pl-11 text-base text-ink placeholder:text-ink-muted ${typed === '' ? 'pr-2' : 'pr-12'}`}
      />
      {typed !== '' && (
        <IconButton
          label={clearLabel}
          onClick={() => onType('')}
          className="absolute top-1/2 right-0.5 -translate-y-1/2"
        >
          <X size={20} aria-hidden />
        </IconButton>
      )}
    </div>
  );
}
