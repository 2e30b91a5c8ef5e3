import { HISTORY_QUERY_MAX } from '@alento/domain/chat/limits';
import { useEffect, useState } from 'react';
import { checkText, prepareCheck } from '../../../state/crisis/check-text.ts';
import { SearchField } from '../../../ui/field/search-field.tsx';

/** Milliseconds without typing before a search starts. */
const SEARCH_PAUSE_MS = 350;

type Props = {
  label: string;
  clearLabel: string;
  focusFirst?: boolean;
  className: string;
  onWords: (words: string) => void;
};

/**
 * A search field that searches while the person types. The words are never put into the URL, because browser histories
 * and logs store URLs.
 */
export function SearchForm({ className, onWords, ...field }: Props) {
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
          // A submitted search is checked for a crisis, like every submitted text.
          void checkText(typed);
          onWords(typed.trim());
        }}
      >
        <SearchField {...field} typed={typed} maxLength={HISTORY_QUERY_MAX} onType={setTyped} onFocus={prepareCheck} />
      </form>
    </search>
  );
}
