import type { Import } from '@alento/contract/my-data/imports';
import { paths } from '@alento/domain/interface/paths';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Link } from 'react-router';
import { isRefusal } from '../../../lib/api/api-error.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { ErrorState } from '../../../ui/state/part-states.tsx';
import { importQuery } from '../my-data.queries.ts';
import { resultCopy as copy } from './import.copy.ts';
import { Part } from './part.tsx';
import { UndoImport } from './undo-import.tsx';
import { readAgainAfterImport } from './use-import.ts';

const Running = ({ progress: { done, of } }: Import) => (
  <Part title={copy.running} isStage>
    <ProgressBar label={copy.running} text={copy.progress(done, of)} done={done} of={of} />
    <p className="mt-2 max-w-prose text-ink-muted text-sm">{copy.runningText}</p>
  </Part>
);

/** One quiet note, however many notes of the diary call for it. */
const Help = () => (
  <aside className="mt-5 rounded-control bg-brand-soft p-4 text-on-brand-soft">
    <p className="max-w-prose">{copy.help}</p>
    <Link
      to={paths.help}
      className="-mb-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {copy.helpLink}
    </Link>
  </aside>
);

type DoneProps = { done: Import; onAnother: () => void };

function Done({ done, onAnother }: DoneProps) {
  const client = useQueryClient();
  useEffect(() => void readAgainAfterImport(client), [client]);
  const { created, showsHelp } = done;
  return (
    <Part title={copy.result(done)} isStage>
      {created > 0 && <p className="max-w-prose">{copy.readyText(created)}</p>}
      {showsHelp && <Help />}
      <div className="mt-5 mb-5 flex flex-col gap-2 sm:flex-row">
        <LinkButton to={paths.history}>{copy.history}</LinkButton>
        <Button variant="secondary" onClick={onAnother}>
          {copy.another}
        </Button>
      </div>
      <UndoImport done={done} onUndone={onAnother} />
    </Part>
  );
}

const Ended = ({ title, text, onAnother }: { title: string; text?: string; onAnother: () => void }) => (
  <Part title={title} isStage>
    {text && <p className="mb-5 max-w-prose">{text}</p>}
    <Button onClick={onAnother}>{copy.another}</Button>
  </Part>
);

type Props = {
  id: string;
  /** Returns to the choice of a file. */
  onAnother: () => void;
};

/** An import that was confirmed: its progress, and then its result. */
export function ImportState({ id, onAnother }: Props) {
  const { data, error, isFetching, refetch } = useQuery(importQuery(id));
  if (isRefusal(error, 'IMPORT_NOT_FOUND')) return <Ended title={copy.gone} onAnother={onAnother} />;
  // A failed reading hides nothing that is known; the next one follows by itself.
  if (!data) {
    return error ? <ErrorState message={copy.unread} onRetry={() => void refetch()} busy={isFetching} /> : null;
  }
  if (data.status === 'failed')
    return <Ended title={copy.failed} text={copy.failedText(data.updated)} onAnother={onAnother} />;
  return data.status === 'ready' ? <Done done={data} onAnother={onAnother} /> : <Running {...data} />;
}
