import { CONTENT_QUERY_MAX } from '@alento/domain/content/limits';
import { beginningWithin } from '@alento/domain/text/plain-text';
import { Search } from 'lucide-react';
import { checkText, prepareCheck } from '../../../state/crisis/check-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { searchCopy } from '../shelf/articles.copy.ts';

type Props = { typed: string; onType: (text: string) => void; onSubmit: () => void };

/**
 * The search field. Results appear while the person types. `method="dialog"` prevents the form from being submitted
 * before hydration, which would put the words into the URL.
 */
export function LibrarySearch({ typed, onType, onSubmit }: Props) {
  return (
    <search className="mt-6 block max-w-xl">
      <form
        method="dialog"
        onSubmit={(event) => {
          event.preventDefault();
          // A submitted search is checked for a crisis, like every submitted text.
          void checkText(typed);
          onSubmit();
        }}
      >
        <div className="flex items-end gap-2">
          <div className="min-w-0 flex-1">
            <TextField
              type="search"
              label={searchCopy.label}
              hint={searchCopy.hint}
              value={typed}
              onChange={({ target }) => onType(beginningWithin(target.value, CONTENT_QUERY_MAX))}
              onFocus={prepareCheck}
              autoComplete="off"
              enterKeyHint="search"
            />
          </div>
          <Button type="submit" className="min-h-12">
            <Search aria-hidden size={18} />
            {searchCopy.submit}
          </Button>
        </div>
      </form>
      <noscript>
        <p className="mt-3 text-ink-muted text-sm">{searchCopy.needsScript}</p>
      </noscript>
    </search>
  );
}
