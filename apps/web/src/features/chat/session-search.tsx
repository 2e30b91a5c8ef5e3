import { HISTORY_QUERY_MAX } from '@alento/domain/chat/limits';
import { Search, X } from 'lucide-react';
import { useId } from 'react';
import { checkText, prepareCheck } from '../../lib/crisis/check-text.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { sessionsCopy as copy } from './sessions.copy.ts';

type Props = { typed: string; onType: (text: string) => void; onSubmit: () => void };

/** Finds conversations by words in them, while one types. */
export function SessionSearch({ typed, onType, onSubmit }: Props) {
  const id = useId();
  return (
    <search className="mb-6 block">
      <form
        className="relative"
        onSubmit={(event) => {
          event.preventDefault();
          // Sent, not only typed: like every text a person hands over.
          void checkText(typed);
          onSubmit();
        }}
      >
        <label htmlFor={id} className="sr-only">
          {copy.search}
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
          maxLength={HISTORY_QUERY_MAX}
          value={typed}
          placeholder={copy.search}
          onFocus={prepareCheck}
          onChange={({ target }) => onType(target.value)}
          className="min-h-12 w-full rounded-control border border-border-strong bg-surface-raised pr-12 pl-11 text-base text-ink placeholder:text-ink-muted"
        />
        {typed !== '' && (
          <IconButton
            label={copy.clearSearch}
            onClick={() => onType('')}
            className="absolute top-1/2 right-0.5 -translate-y-1/2"
          >
            <X size={20} aria-hidden />
          </IconButton>
        )}
      </form>
    </search>
  );
}
