import { paths } from '@alento/domain/interface/paths';
import type { LocalDate } from '@alento/domain/time/local-date';
import { Printer, Share2 } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { QuietLink } from '../../../ui/quiet-link.tsx';
import { filesCopy as copy } from './files.copy.ts';
import { RecordDownload } from './record-download.tsx';

/** The ways to take a record along: as PDF, on paper, or by sharing it. */
export const TakeAlong = ({ id, endDate }: { id: string; endDate: LocalDate }) => (
  <div className="print:hidden">
    <div className="flex flex-wrap items-start gap-2">
      <RecordDownload kind="pdf" id={id} endDate={endDate} />
      <Button variant="secondary" onClick={() => window.print()}>
        <Printer aria-hidden size={18} />
        {copy.print}
      </Button>
    </div>
    <QuietLink to={paths.sharing} icon={Share2}>
      {copy.share}
    </QuietLink>
  </div>
);
