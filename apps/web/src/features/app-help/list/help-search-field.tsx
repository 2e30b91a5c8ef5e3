import { beginningWithin } from '@alento/domain/text/plain-text';
import { Search } from 'lucide-react';
import { checkText, prepareCheck } from '../../../state/crisis/check-text.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { searchCopy as copy } from '../app-help.copy.ts';
import { HELP_QUERY_MAX } from './find-help.ts';

type Props = { typed: string; onType: (text: string) => void };

/**
 * The search field. Results appear while the person types. `method="dialog"` prevents the form from being submitted
 * before hydration, which would put the words into the URL.
 */
export const HelpSearchField = ({ typed, onType }: Props) => (
  <search className="mt-6 block max-w-xl">
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        // A submitted search is checked for a crisis, like every submitted text.
        void checkText(typed);
      }}
    >
      <div className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            type="search"
            label={copy.label}
            hint={copy.hint}
            value={typed}
            onChange={({ target }) => onType(beginningWithin(target.value, HELP_QUERY_MAX))}
            onFocus={prepareCheck}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <Button type="submit" className="min-h-12">
          <Search aria-hidden size={18} />
          {copy.submit}
        </Button>
      </div>
    </form>
    <noscript>
      <p className="mt-3 text-ink-muted text-sm">{copy.needsScript}</p>
    </noscript>
  </search>
);
