import { CHAT_SUGGESTIONS } from '@alento/domain/chat/limits';
import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/state/part-states.tsx';
import { requestErrorText, suggestionsQuery } from '../chat.api.ts';
import { chatCopy, suggestionsCopy as copy } from '../chat.copy.ts';

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
            className="pill py-2 text-left disabled:text-ink-muted"
          >
            {text}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The suggestions that are based on the person's last entries. */
export function SuggestionList(props: Props) {
  const { data, error, isFetching, refetch } = useQuery(suggestionsQuery());
  if (!data && error) {
    return (
      <div className="mt-4 text-ink-muted text-sm">
        <p>{requestErrorText(error, copy)}</p>
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
  return <Suggestions label={copy.label} texts={data} {...props} />;
}
