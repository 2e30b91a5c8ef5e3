import { HISTORY_QUERY_MAX } from '@alento/domain/chat/limits';
import { checkText, prepareCheck } from '../../../state/crisis/check-text.ts';
import { SearchField } from '../../../ui/field/search-field.tsx';
import { sessionsCopy as copy } from './sessions.copy.ts';

type Props = { typed: string; onType: (text: string) => void; onSubmit: () => void };

/** A search field for conversations that searches while the person types. */
export function SessionSearch({ typed, onType, onSubmit }: Props) {
  return (
    <search className="mb-6 block">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          // A submitted search is checked for a crisis, like every submitted text.
          void checkText(typed);
          onSubmit();
        }}
      >
        <SearchField
          label={copy.search}
          clearLabel={copy.clearSearch}
          typed={typed}
          maxLength={HISTORY_QUERY_MAX}
          onType={onType}
          onFocus={prepareCheck}
        />
      </form>
    </search>
  );
}
