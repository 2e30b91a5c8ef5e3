import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ComponentProps } from 'react';
import { messageOf } from '../lib/api/api-error.ts';
import { apiOrigin } from '../lib/api/api-origin.ts';
import { saveFile } from '../lib/page/save-file.ts';
import { Alert } from './alert.tsx';
import { Button } from './button.tsx';
import { uiCopy } from './ui.copy.ts';

type Props = {
  label: string;
  /** Name of the file. */
  name: string;
  /** Reads the file. It needs the session's token, so a plain link can't do it. */
  read: (signal: AbortSignal) => Promise<Blob>;
} & Pick<ComponentProps<typeof Button>, 'variant' | 'className'>;

/** Downloads a file of the API. */
export function DownloadButton({ label, name, read, ...look }: Props) {
  const {
    mutate,
    isPending,
    data: isSaved,
    error,
  } = useMutation({
    mutationFn: async () => saveFile(await read(new AbortController().signal), name),
  });
  return (
    <>
      <Button {...look} onClick={() => mutate()} busy={isPending} icon={Download}>
        {isPending ? uiCopy.downloading : label}
      </Button>
      <p role="status" className="order-last basis-full text-ink-muted text-sm empty:hidden">
        {isSaved ? uiCopy.downloaded : null}
      </p>
      <Alert className="order-last basis-full font-medium text-sm">
        {error ? messageOf(error) : isSaved === false ? uiCopy.notDownloaded(new URL(apiOrigin()).host) : null}
      </Alert>
    </>
  );
}
