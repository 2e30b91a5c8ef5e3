import { useEffect, useState } from 'react';
import { SearchField } from './search-field.tsx';

/** Milliseconds without typing before a search starts. */
const SEARCH_PAUSE_MS = 350;

type Props = {
  label: string;
  placeholder?: string;
  clearLabel: string;
  className: string;
  /** Longest search, in characters. */
  max: number;
  onWords: (words: string) => void;
  onFocus: () => void;
  /** Has to check the words for a crisis, like every submitted text. */
  onSubmit: (typed: string) => void;
};

/**
 * A search field that searches while the person types. The words are never put into the URL, because browser histories
 * and logs store URLs.
 */
export function SearchAsTyped({ className, max, onWords, onSubmit, ...field }: Props) {
  const [typed, setTyped] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => onWords(typed.trim()), typed === '' ? 0 : SEARCH_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed, onWords]);
  return (
    <search className={`block ${className}`}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit(typed);
          onWords(typed.trim());
        }}
      >
        <SearchField {...field} typed={typed} maxLength={max} onType={setTyped} />
      </form>
    </search>
  );
}
