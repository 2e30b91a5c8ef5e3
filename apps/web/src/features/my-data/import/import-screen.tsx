import type { ImportPreview } from '@alento/contract/my-data/imports';
import { paths } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLeaveQuestion } from '../../../lib/page/leave-question.ts';
import { useUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { Button } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { importsQuery } from '../my-data.queries.ts';
import { ChooseFile } from './choose-file.tsx';
import { importCopy as copy } from './import.copy.ts';
import { ImportState } from './import-state.tsx';
import { Part } from './part.tsx';
import { Preview } from './preview.tsx';
import { useReadFile } from './use-import.ts';

type Stage =
  | { kind: 'choose'; isAgain: boolean }
  | { kind: 'preview'; preview: ImportPreview }
  | { kind: 'import'; id: string };

const Loading = () => (
  <div role="status" aria-label={copy.loading}>
    <Skeleton className="h-64 rounded-card" />
  </div>
);

/** Brings in a diary of another app: choice of the file, preview, progress and result. */
export function ImportScreen() {
  const [stage, setStage] = useState<Stage>({ kind: 'choose', isAgain: false });
  // An import that runs was started before this screen was opened, here or on another device.
  const { data: imports, isPending } = useQuery(importsQuery());
  const running = imports?.find(({ status }) => status === 'processing');
  const again = (): void => setStage({ kind: 'choose', isAgain: true });
  const reading = useReadFile((preview) => setStage({ kind: 'preview', preview }));
  useUnsavedWork(stage.kind === 'preview');
  useLeaveQuestion(stage.kind === 'preview');
  // Kept as the stage, so that the result is shown when it is no longer running.
  if (stage.kind === 'choose' && !stage.isAgain && running) setStage({ kind: 'import', id: running.id });
  const dropped = (isDropped: boolean): void => {
    if (isDropped) toast.saved(copy.canceled);
    else toast.failed(copy.cancelFailed);
    again();
  };
  return (
    <div className="mx-auto max-w-2xl">
      <PageTitle lead={copy.lead}>{copy.title}</PageTitle>
      {stage.kind === 'choose' && isPending && <Loading />}
      {stage.kind === 'choose' && !isPending && (
        <Part title={copy.chooseTitle}>
          <ChooseFile reading={reading} isAgain={stage.isAgain} />
        </Part>
      )}
      {stage.kind === 'preview' && (
        <Preview
          preview={stage.preview}
          onConfirmed={({ id }) => setStage({ kind: 'import', id })}
          onDropped={dropped}
        />
      )}
      {stage.kind === 'import' && <ImportState key={stage.id} id={stage.id} onAnother={again} />}
      <Button variant="quiet" asChild className="mt-4 -ml-4">
        <Link to={paths.myData}>{copy.back}</Link>
      </Button>
    </div>
  );
}
