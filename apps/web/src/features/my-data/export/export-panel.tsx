import type { Export } from '@alento/contract/my-data/exports';
import { localDateOf } from '@alento/domain/time/local-date';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { isRefusal, wasRefused } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { readFile } from '../../../lib/api/file.ts';
import { useIntent } from '../../../lib/intent/use-intent.ts';
import { session } from '../../../lib/session/session.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { serverNow } from '../../../lib/time/clock-skew.ts';
import { formatMoment } from '../../../lib/time/moments.format.ts';
import type { ConfirmedCall, IdentityQuestion } from '../../../state/account/identity-question.ts';
import { myDataKeys } from '../../../state/account/my-data.keys.ts';
import { startedJobs } from '../../../state/account/started-jobs.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { ProgressBar } from '../../../ui/progress-bar.tsx';
import { ErrorState, Skeletons } from '../../../ui/state/part-states.tsx';
import { sizeText } from '../my-data.format.ts';
import { exportsQuery } from '../my-data.queries.ts';
import { exportCopy as copy } from './export.copy.ts';

const Loading = () => <Skeletons label={copy.loading} shapes={['h-11 w-44']} />;

const Making = ({ progress: { done, of } }: Export) => (
  <div>
    <p role="status" className="mb-3 font-semibold">
      {copy.making}
    </p>
    <ProgressBar label={copy.making} text={copy.parts(done, of)} done={done} of={of} />
    <p className="mt-2 max-w-prose text-ink-muted text-sm">{copy.makingText}</p>
  </div>
);

/** The name of the saved file, with the day on which the copy was requested. */
const nameOf = ({ createdAt }: Export): string => `alento-meus-dados-${localDateOf(createdAt, timeZone())}.zip`;

function Download({ newest }: { newest: Export }) {
  const client = useQueryClient();
  const read = async (signal: AbortSignal): Promise<Blob> => {
    try {
      return await readFile('/exports/{id}/file', { id: newest.id }, { accept: 'application/zip', signal });
    } catch (error) {
      // The file may have expired since the list was read.
      if (wasRefused(error)) void client.invalidateQueries({ queryKey: myDataKeys.exports() });
      throw error;
    }
  };
  return (
    <div className="flex flex-wrap gap-2">
      <DownloadButton label={copy.download} name={nameOf(newest)} read={read} />
    </div>
  );
}

const Ready = ({ newest, until }: { newest: Export; until: number }) => (
  <div className="rounded-control bg-brand-soft p-4 text-on-brand-soft sm:p-5">
    <p role="status" className="flex items-center gap-2 font-semibold">
      <CircleCheck aria-hidden size={20} className="shrink-0" />
      {copy.ready}
    </p>
    <p className="mt-1 mb-4 text-sm">
      {copy.readyText(newest.bytes === null ? null : sizeText(newest.bytes), formatMoment(until))}
    </p>
    <Download newest={newest} />
  </div>
);

type Stage = { kind: 'none' | 'failed' | 'expired' } | { kind: 'making' | 'ready'; newest: Export; until: number };

/** What the newest export is like now. */
function stageOf([newest]: readonly Export[]): Stage {
  if (!newest) return { kind: 'none' };
  const until = newest.expiresAt ?? Number.POSITIVE_INFINITY;
  if (newest.status === 'processing') return { kind: 'making', newest, until };
  if (newest.status === 'failed') return { kind: 'failed' };
  return until <= serverNow() ? { kind: 'expired' } : { kind: 'ready', newest, until };
}

function Panel({ exports, onAsk }: { exports: readonly Export[]; onAsk: () => void }) {
  const stage = stageOf(exports);
  if (stage.kind === 'making') return <Making {...stage.newest} />;
  const isReady = stage.kind === 'ready';
  return (
    <div className="flex flex-col items-start gap-4">
      {isReady && <Ready newest={stage.newest} until={stage.until} />}
      <Alert className="font-medium">{stage.kind === 'failed' ? copy.failed : null}</Alert>
      {stage.kind === 'expired' && <p className="text-ink-muted">{copy.expired}</p>}
      <Button variant={isReady ? 'quiet' : 'secondary'} onClick={onAsk} className={isReady ? '-ml-4' : ''}>
        {stage.kind === 'failed' ? copy.retry : isReady ? copy.askAgain : copy.ask}
      </Button>
    </div>
  );
}

/** Requests a copy of everything that is stored, shows how far it is, and downloads it. */
export function ExportPanel({ Identity }: { Identity: IdentityQuestion }) {
  const client = useQueryClient();
  const { data, isPending, isError, isFetching, refetch } = useQuery(exportsQuery());
  const [isConfirming, setConfirming] = useState(false);
  const intent = useIntent<null>();
  const ask = (): void => {
    // Whoever asks again wants another copy, also after a lost answer.
    intent.drop();
    setConfirming(true);
  };
  const readAgain = (): Promise<void> => client.invalidateQueries({ queryKey: myDataKeys.all() });
  const request: ConfirmedCall = async (confirmation, sending) => {
    try {
      const userId = session.userId();
      const { answer } = await intent.send(null, ({ key }) =>
        call('POST /exports', { body: confirmation }, { ...sending, idempotencyKey: key }),
      );
      // So that a notice says when it is ready, on whatever screen the person is then.
      if (userId !== null) void startedJobs.note(userId, `export:${answer.data.id}`);
    } catch (error) {
      // An earlier attempt, whose answer was lost, has already started it.
      if (!isRefusal(error, 'EXPORT_RUNNING')) throw error;
    } finally {
      // After a lost answer the list shows whether the copy is being made.
      void readAgain();
    }
  };
  return (
    <>
      <p className="max-w-prose">{copy.what}</p>
      <p className="mt-2 mb-5 max-w-prose text-ink-muted text-sm">{copy.notEncrypted}</p>
      {isPending && <Loading />}
      {/* A reading that fails while a copy is made hides nothing: the next one follows by itself. */}
      {isError && !data && <ErrorState message={copy.failedToRead} onRetry={() => void refetch()} busy={isFetching} />}
      {data && <Panel exports={data} onAsk={ask} />}
      {isConfirming && (
        <Identity
          text={copy.confirmText}
          confirmLabel={copy.confirm}
          perform={request}
          onConfirmed={() => setConfirming(false)}
          onClose={() => setConfirming(false)}
        />
      )}
    </>
  );
}
