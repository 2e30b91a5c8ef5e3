import type { Import } from '@alento/contract/my-data/imports';
import { paths } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { LinkButton } from '../../../ui/button.tsx';
import { importsQuery } from '../my-data.queries.ts';
import { pastCopy as copy, resultCopy } from './import.copy.ts';
import { UndoImport } from './undo-import.tsx';

function Status({ one, onUndone }: { one: Import; onUndone: () => void }) {
  if (one.status === 'failed') return <p className="text-ink-muted text-sm">{copy.failed}</p>;
  if (one.status === 'ready') {
    return (
      <>
        <p className="mb-3 text-ink-muted text-sm">{resultCopy.result(one)}</p>
        <UndoImport done={one} isListed onUndone={onUndone} />
      </>
    );
  }
  return (
    <>
      <p className="mb-3 text-ink-muted text-sm">{copy.running}</p>
      <LinkButton to={paths.importDiary} variant="secondary">
        {copy.see}
      </LinkButton>
    </>
  );
}

/** Focuses the heading of the list when the import that was undone has left the list, with its button. */
function useUndone(data: readonly Import[] | undefined) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [undone, setUndone] = useState<string | null>(null);
  const isGone = undone !== null && data !== undefined && !data.some(({ id }) => id === undone);
  useEffect(() => {
    if (isGone) heading.current?.focus();
  }, [isGone]);
  return { heading, isGone, setUndone };
}

/** The imports that run or can be undone. It shows nothing if there are none, unless the last one was just undone. */
export function PastImports() {
  const { data, isError } = useQuery(importsQuery());
  const { heading, isGone, setUndone } = useUndone(data);
  if (isError && !data) return <p className="mt-5 text-ink-muted text-sm">{copy.failedToRead}</p>;
  if (!data || (data.length === 0 && !isGone)) return null;
  return (
    <section aria-label={copy.title} className="mt-6 -mb-4">
      <h3 ref={heading} tabIndex={-1} className="font-bold">
        {copy.title}
      </h3>
      {data.length === 0 && <p className="py-4 text-ink-muted text-sm">{copy.none}</p>}
      <ul className="divide-y divide-border">
        {data.map((one) => (
          <li key={one.id} className="py-4">
            <p className="font-semibold">{copy.of(one.source, one.createdAt)}</p>
            <p className="break-words text-ink-muted text-sm">{one.fileName}</p>
            <Status one={one} onUndone={() => setUndone(one.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
