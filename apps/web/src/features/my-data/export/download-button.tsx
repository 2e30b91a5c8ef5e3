import type { Export } from '@alento/contract/my-data/exports';
import { localDateOf } from '@alento/domain/time/local-date';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { messageOf, wasRefused } from '../../../lib/api/api-error.ts';
import { readFile } from '../../../lib/api/file.ts';
import { saveFile } from '../../../lib/page/save-file.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { myDataKeys } from '../../../state/account/my-data.keys.ts';
import { Button } from '../../../ui/button.tsx';
import { exportCopy as copy } from './export.copy.ts';

/** The name of the saved file, with the day on which the copy was requested. */
const nameOf = ({ createdAt }: Export): string => `alento-meus-dados-${localDateOf(createdAt, timeZone())}.zip`;

/** Downloads the file of an export. It needs the session's token, so a plain link can't do it. */
export function DownloadButton({ made }: { made: Export }) {
  const client = useQueryClient();
  const { mutate, isPending, isSuccess, error } = useMutation({
    mutationFn: async () => {
      const { signal } = new AbortController();
      saveFile(
        await readFile('/exports/{id}/file', { id: made.id }, { accept: 'application/zip', signal }),
        nameOf(made),
      );
    },
    onError: (failure) => {
      // The file may have expired since the list was read.
      if (wasRefused(failure)) void client.invalidateQueries({ queryKey: myDataKeys.exports() });
    },
  });
  return (
    <div>
      <Button onClick={() => mutate()} busy={isPending}>
        {!isPending && <Download aria-hidden size={18} />}
        {isPending ? copy.downloading : copy.download}
      </Button>
      <p role="status" className="mt-2 text-ink-muted text-sm empty:hidden">
        {isSuccess ? copy.downloaded : null}
      </p>
      <p role="alert" className="mt-2 font-medium text-danger text-sm empty:hidden">
        {error ? messageOf(error) : null}
      </p>
    </div>
  );
}
