import type { Patient } from '@alento/contract/sharing/patients';
import { FILE_PARTS } from '@alento/domain/sharing/parts';
import { useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '../../../lib/api/api-error.ts';
import { readFile } from '../../../lib/api/file.ts';
import { useToday } from '../../../lib/time/use-today.ts';
import { sharingKeys } from '../../../state/account/sharing.keys.ts';
import { DownloadButton } from '../../../ui/download-button.tsx';
import { PrintButton } from '../../../ui/print/print-button.tsx';
import { Section } from '../../../ui/section.tsx';
import { pageCopy as copy } from './page.copy.ts';

const FILES = {
  pdf: { path: '/patients/{id}/pdf', accept: 'application/pdf', extension: 'pdf' },
  fhir: { path: '/patients/{id}/fhir', accept: 'application/fhir+json', extension: 'fhir.json' },
} as const;

const hasFiles = ({ parts }: Pick<Patient, 'parts'>): boolean => FILE_PARTS.some((part) => parts.includes(part));

function useRead(id: string) {
  const client = useQueryClient();
  return async (kind: keyof typeof FILES, signal: AbortSignal): Promise<Blob> => {
    const { path, accept } = FILES[kind];
    try {
      return await readFile(path, { id }, { accept, signal });
    } catch (error) {
      // The access has ended; reading it again closes the page.
      if (isRefusal(error, 'PATIENT_NOT_FOUND'))
        void client.invalidateQueries({ queryKey: sharingKeys.patient(id), exact: true });
      throw error;
    }
  };
}

type Props = { patient: Pick<Patient, 'id' | 'endDate' | 'parts'> };

/** The files of what is shared, and paper. */
export function PatientFiles({ patient }: Props) {
  const { id, endDate } = patient;
  const read = useRead(id);
  const today = useToday();
  // The period may end in the future; the file contains nothing after today.
  const lastDate = endDate < today ? endDate : today;
  return (
    <Section title={copy.files} className="mt-3 print:hidden">
      {hasFiles(patient) && <p className="mt-1 max-w-prose text-ink-muted text-sm">{copy.filesText}</p>}
      <div className="mt-3 flex flex-wrap items-start gap-2">
        {hasFiles(patient) && (
          <DownloadButton
            label={copy.pdf}
            name={copy.fileName(lastDate, FILES.pdf.extension)}
            read={(signal) => read('pdf', signal)}
            variant="secondary"
          />
        )}
        <PrintButton label={copy.print} />
      </div>
      {hasFiles(patient) && (
        <div className="mt-1 -ml-4 flex flex-wrap items-center gap-x-3">
          <DownloadButton
            label={copy.fhir}
            name={copy.fileName(lastDate, FILES.fhir.extension)}
            read={(signal) => read('fhir', signal)}
            variant="quiet"
          />
          <p className="text-ink-muted text-sm max-sm:pl-4">{copy.fhirText}</p>
        </div>
      )}
    </Section>
  );
}
