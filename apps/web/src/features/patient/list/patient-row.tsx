import type { Patient } from '@alento/contract/sharing/patients';
import { patientPath } from '@alento/domain/interface/paths';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { dayOf, periodText } from '../../../lib/time/period-text.ts';
import { useHasPassed } from '../../../lib/time/use-has-passed.ts';
import { sharingKeys } from '../../../state/account/sharing.keys.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { momentText } from '../moment-text.ts';
import { partsText } from '../patient.copy.ts';
import { listCopy as copy } from './list.copy.ts';

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="sm:grid sm:grid-cols-[9rem_minmax(0,1fr)] sm:gap-3">
    <dt className="text-ink-muted text-sm sm:pt-0.5">{name}</dt>
    <dd>{children}</dd>
  </div>
);

/** Somebody who shares. The row disappears when the access ends. */
export function PatientRow({ patient }: { patient: Patient }) {
  const { id, name, parts, startDate, endDate, endsAt, lastVisitAt } = patient;
  const client = useQueryClient();
  const hasEnded = useHasPassed(endsAt);
  useEffect(() => {
    if (hasEnded) void client.invalidateQueries({ queryKey: sharingKeys.patients() });
  }, [client, hasEnded]);
  if (hasEnded) return null;
  return (
    <li className="rounded-card border border-border bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 dir="auto" className="min-w-0 break-words font-bold text-lg">
          {name}
        </h2>
        {lastVisitAt === null && <Badge tone="brand">{copy.fresh}</Badge>}
      </div>
      <dl className="mt-3 grid gap-2">
        <Fact name={copy.parts}>{partsText(parts)}</Fact>
        <Fact name={copy.shared}>{periodText(startDate, endDate)}</Fact>
        <Fact name={copy.until}>{dayOf(endsAt)}</Fact>
        {lastVisitAt !== null && <Fact name={copy.visit}>{momentText(lastVisitAt)}</Fact>}
      </dl>
      <Button asChild className="mt-4">
        <Link to={patientPath(id)} aria-label={copy.openOf(name)}>
          {copy.open}
        </Link>
      </Button>
    </li>
  );
}
