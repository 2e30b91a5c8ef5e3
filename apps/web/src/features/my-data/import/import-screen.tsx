import type { ImportPreview } from '@alento/contract/my-data/imports';
import { paths } from '@alento/domain/interface/paths';
import { IMPORT_SOURCES, type ImportSource } from '@alento/domain/my-data/kinds';
import { useQuery } from '@tanstack/react-query';
import { FileUp } from 'lucide-react';
import { type ChangeEvent, useEffect, useRef, useState } from 'react';
import { isRefusal, messageOf } from '../../../lib/api/api-error.ts';
import { useLeaveQuestion } from '../../../lib/page/leave-question.ts';
import { focusAtOnce } from '../../../lib/page/take-focus.ts';
import { useUnsavedWork } from '../../../lib/page/unsaved-work.ts';
import { Alert } from '../../../ui/alert.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/field/segmented-control.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeletons } from '../../../ui/state/part-states.tsx';
import { Spinner } from '../../../ui/state/spinner.tsx';
import { importsQuery } from '../my-data.queries.ts';
import { importCopy as copy, SOURCE_NAMES, SOURCE_STEPS } from './import.copy.ts';
import { ImportState } from './import-state.tsx';
import { Part } from './part.tsx';
import { Preview } from './preview.tsx';
import { useReadFile } from './use-import.ts';

const SOURCES = IMPORT_SOURCES.map((value) => ({ value, label: SOURCE_NAMES[value] }));

const Reading = ({ name, onCancel }: { name: string; onCancel: () => void }) => (
  <div>
    {/* "Cancelar" doesn't take the focus, because a key that is still pressed would press it. */}
    <p ref={focusAtOnce} role="status" tabIndex={-1} className="flex items-center gap-3 font-semibold">
      <Spinner />
      <span className="min-w-0 break-words">{copy.reading(name)}</span>
    </p>
    <p className="mt-1 mb-4 max-w-prose text-ink-muted text-sm">{copy.readingText}</p>
    <Button variant="secondary" onClick={onCancel}>
      {copy.cancel}
    </Button>
  </div>
);

/** A button that takes the focus when it returns to the screen after `isAway`, and when a file was refused. */
function useReturningFocus(isAway: boolean, isReturning: boolean, error: Error | null) {
  const button = useRef<HTMLButtonElement>(null);
  const wasAway = useRef(isReturning);
  useEffect(() => {
    if (!isAway && (wasAway.current || error)) button.current?.focus();
    wasAway.current = isAway;
  }, [isAway, error]);
  return button;
}

/** Formats of spreadsheets. Their programs write CSV too. */
const SPREADSHEET = /\.(?:xlsx?|xlsm|xlsb|ods|numbers)$/i;

/** Why a file was refused, and what helps if it is a spreadsheet. */
function refusalText(error: Error, { name }: { name: string }): string {
  const isSpreadsheet = isRefusal(error, 'IMPORT_FILE_OF_ANOTHER_KIND') && SPREADSHEET.test(name);
  return isSpreadsheet ? `${messageOf(error)} ${copy.spreadsheet}` : messageOf(error);
}

type Props = {
  reading: ReturnType<typeof useReadFile>;
  /** Whether the person returns to this choice, so that what had the focus is gone. */
  isAgain: boolean;
};

/** The choice of an app and of its file. The file is sent at once, because nothing is added before the preview. */
function ChooseFile({ reading, isAgain }: Props) {
  const { read, stop, isReading, error, file } = reading;
  const button = useReturningFocus(isReading, isAgain, error);
  const [source, setSource] = useState<ImportSource>('daylio');
  const input = useRef<HTMLInputElement>(null);
  const choose = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const [chosen] = target.files ?? [];
    // So that the same file can be chosen again, for example after it was exported anew.
    target.value = '';
    if (chosen) read({ source, file: chosen });
  };
  const chooseSource = (next: ImportSource): void => {
    setSource(next);
    // The error is about a file of the other app.
    if (error) stop();
  };
  if (isReading && file) return <Reading name={file.name} onCancel={stop} />;
  return (
    <>
      <SegmentedControl label={copy.chooseTitle} value={source} options={SOURCES} onChange={chooseSource} />
      <ol className="my-5 flex list-decimal flex-col gap-1.5 pl-5 marker:text-ink-muted">
        {SOURCE_STEPS[source].map((step) => (
          <li key={step} className="max-w-prose">
            {step}
          </li>
        ))}
      </ol>
      {/* Any file can be chosen: phones grey out files whose type they don't know. */}
      <input ref={input} type="file" aria-label={copy.choose} hidden onChange={choose} />
      <Button ref={button} size="lg" onClick={() => input.current?.click()} className="w-full sm:w-auto">
        <FileUp aria-hidden size={20} />
        {copy.choose}
      </Button>
      <Alert className="mt-4 max-w-prose font-medium">{error && file ? refusalText(error, file) : null}</Alert>
    </>
  );
}

type Stage =
  | { kind: 'choose'; isAgain: boolean }
  | { kind: 'preview'; preview: ImportPreview }
  | { kind: 'import'; id: string };

const Loading = () => <Skeletons label={copy.loading} shapes={['h-64 rounded-card']} />;

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
    <div className="mx-auto max-w-3xl">
      <BackLink to={paths.myData} label={copy.back} />
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
    </div>
  );
}
