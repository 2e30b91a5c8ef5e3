import type { LocalDate } from '@alento/domain/time/local-date';
import { Share2 } from 'lucide-react';
import { sharingAddress } from '../../../lib/page/sharing-days.ts';
import { PrintButton } from '../../../ui/print/print-button.tsx';
import { QuietLink } from '../../../ui/quiet-link.tsx';
import { filesCopy as copy } from './files.copy.ts';
import { RecordDownload } from './record-download.tsx';

type Props = { id: string; startDate: LocalDate; endDate: LocalDate };

/** The ways to take a record along: as PDF, on paper, or by sharing it. */
export const TakeAlong = ({ id, startDate, endDate }: Props) => (
  <div className="print:hidden">
    <div className="flex flex-wrap items-start gap-2">
      <RecordDownload kind="pdf" id={id} endDate={endDate} />
      <PrintButton label={copy.print} />
    </div>
    <QuietLink to={sharingAddress({ start: startDate, end: endDate })} icon={Share2}>
      {copy.share}
    </QuietLink>
  </div>
);
