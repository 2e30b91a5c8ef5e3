import { CHAT_SUGGESTIONS } from '@alento/domain/chat/limits';
import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../../lib/api/api-error.ts';
import { CallTimeout } from '../../../lib/api/within-timeout.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { chatCopy, suggestionsCopy as copy } from '../chat.copy.ts';
import { suggestionsQuery } from '../chat.queries.ts';

type Props = { onChoose: (text: string) => void; disabled: boolean };

/** A list of suggestions. A tap sends one as a message. */
export function Suggestions({ label, texts, onChoose, disabled }: Props & { label: string; texts: readonly string[] }) {
  return (
    <ul aria-label={label} className="mt-4 flex flex-wrap gap-2">
      {texts.map((text) => (
        <li key={text}>
          <button
            type="button"
            disabled={disabled}
            onClick={() => onChoose(text)}
            className="min-h-11 rounded-pill border border-border-strong bg-surface px-4 py-2 text-left text-sm transition-colors hover:bg-brand-soft hover:text-on-brand-soft disabled:text-ink-muted"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

function troubleOf(error: Error): string {
  if (error instanceof CallTimeout) return copy.timeout;
  return error instanceof ApiError && error.status === 401 ? copy.unauthenticated : copy.failed;
}

/** The suggestions that are based on the person's last entries. */
export function SuggestionList({ onChoose, disabled }: Props) {
  const { data, error, isFetching, refetch } = useQuery(suggestionsQuery());
  if (!data && error) {
    return (
      <div className="mt-4 text-ink-muted text-sm">
        <p>{troubleOf(error)}</p>
        <Button variant="quiet" className="-ml-4" onClick={() => void refetch()} busy={isFetching}>
          {chatCopy.retry}
        </Button>
      </div>
    );
  }
  if (!data) {
    return (
      <div role="status" className="mt-4 flex flex-wrap gap-2">
        <span className="sr-only">{copy.loading}</span>
        {Array.from({ length: CHAT_SUGGESTIONS }, (_, index) => (
          <Skeleton key={String(index)} className={`h-11 rounded-pill ${index % 2 === 0 ? 'w-56' : 'w-44'}`} />
        ))}
      </div>
    );
  }
  return <Suggestions label={copy.label} texts={data} onChoose={onChoose} disabled={disabled} />;
}
