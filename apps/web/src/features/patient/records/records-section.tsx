import type { Patient } from '@alento/contract/sharing/patients';
import { useQuery } from '@tanstack/react-query';
import { dayOf, periodText } from '../../../lib/time/period-text.ts';
import { Badge } from '../../../ui/badge.tsx';
import { LinkButton } from '../../../ui/button.tsx';
import { PartSection } from '../page/part-section.tsx';
import { recordsQuery } from '../patient.queries.ts';
import { linkIdOf, recordSearch } from './record-address.ts';
import { recordsCopy as copy } from './records.copy.ts';

/** The finished records, newest first. */
export const RecordsSection = ({ patient: { id, lastVisitAt } }: { patient: Patient }) => (
  <PartSection name="records" query={useQuery(recordsQuery(id))}>
    {(records) =>
      records.length === 0 ? (
        <p className="mt-2 text-ink-muted">{copy.none}</p>
      ) : (
        <ul className="mt-1 divide-y divide-border">
          {records.map((record) => {
            const period = periodText(record.startDate, record.endDate);
            return (
              <li key={record.id} className="py-4 last:pb-0">
                <h3 className="flex flex-wrap items-center gap-x-2 font-semibold first-letter:uppercase">
                  {period}
                  {lastVisitAt !== null && record.createdAt > lastVisitAt && <Badge tone="brand">{copy.fresh}</Badge>}
                </h3>
                <p className="text-ink-muted text-sm">{copy.preparedOn(dayOf(record.createdAt))}</p>
                {record.summary !== null && <p className="mt-2 max-w-prose">{record.summary}</p>}
                <LinkButton
                  id={linkIdOf(record.id)}
                  to={recordSearch(record.id)}
                  aria-label={copy.openOf(period)}
                  variant="secondary"
                  className="mt-3 print:hidden"
                >
                  {copy.open}
                </LinkButton>
              </li>
            );
          })}
        </ul>
      )
    }
  </PartSection>
);
