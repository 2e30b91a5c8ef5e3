import { beginningWithin } from '@alento/domain/text/plain-text';
import { Search } from 'lucide-react';
import { Button } from '../button.tsx';
import { TextField } from './text-field.tsx';

type Props = {
  copy: { label: string; hint: string; submit: string; needsScript: string };
  /** Longest search, in characters. */
  max: number;
  typed: string;
  onType: (text: string) => void;
  onFocus: () => void;
  onSubmit: () => void;
};

/**
 * A search field with its button. Results appear while the person types. `method="dialog"` prevents the form from
 * being submitted before hydration, which would put the words into the URL. `onSubmit` has to check the words for a
 * crisis, like every submitted text.
 */
export const SearchForm = ({ copy, max, typed, onType, onFocus, onSubmit }: Props) => (
  <search className="mt-6 block max-w-xl">
    <form
      method="dialog"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-0 grow basis-48">
          <TextField
            type="search"
            label={copy.label}
            hint={copy.hint}
            value={typed}
            onChange={({ target }) => onType(beginningWithin(target.value, max))}
            onFocus={onFocus}
            autoComplete="off"
            enterKeyHint="search"
          />
        </div>
        <Button type="submit" className="min-h-12" icon={Search}>
          {copy.submit}
        </Button>
      </div>
    </form>
    <noscript>
      <p className="mt-3 text-ink-muted text-sm">{copy.needsScript}</p>
    </noscript>
  </search>
);
