import type { LocalDate } from '@alento/domain/time/local-date';
import type { ComponentProps } from 'react';
import { readFile } from '../../../lib/api/file.ts';
import type { Button } from '../../../ui/button.tsx';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { filesCopy as copy } from './files.copy.ts';

const FILES = {
  pdf: { path: '/health-records/{id}/pdf', accept: 'application/pdf', extension: 'pdf' },
  fhir: { path: '/health-records/{id}/fhir', accept: 'application/fhir+json', extension: 'fhir.json' },
} as const;

type Props = { kind: keyof typeof FILES; id: string; endDate: LocalDate } & Pick<
  ComponentProps<typeof Button>,
  'variant' | 'className'
>;

/** Downloads a record as a file. */
export function RecordDownload({ kind, id, endDate, ...look }: Props) {
  const { path, accept, extension } = FILES[kind];
  return (
    <DownloadButton
      {...look}
      label={copy[kind]}
      name={copy.nameOf(endDate, extension)}
      read={(signal) => readFile(path, { id }, { accept, signal })}
    />
  );
}
