import { useState } from 'react';
import { timeZone } from '../../../lib/time/clock.ts';
import { formatDayInMonth } from '../../../lib/time/dates.format.ts';
import { dayOfEntry } from '../../../state/mood/entry-day.ts';
import { Card } from '../../../ui/card.tsx';
import { useEntryActions } from '../day/entry-actions.tsx';
import { EntryRow } from '../day/entry-row.tsx';
import { waitingCopy } from './waiting.copy.ts';
import type { DisplayedEntry } from './waiting-entry.ts';

/** The entries in the outbox, with buttons to edit or delete them. */
export function WaitingCard({ entries }: { entries: readonly DisplayedEntry[] }) {
  const zone = timeZone();
  const actions = useEntryActions();
  const [open, setOpen] = useState<string | null>(null);
  const newestFirst = [...entries].reverse();
  return (
    <>
      {entries.length > 0 && (
        <Card title={waitingCopy.title} look="font-bold text-xl">
          <p className="mt-1 mb-4 max-w-prose text-ink-muted text-sm">{waitingCopy.text}</p>
          <ul aria-label={waitingCopy.list}>
            {newestFirst.map((entry) => (
              <li key={entry.id}>
                <EntryRow
                  entry={entry}
                  day={formatDayInMonth(dayOfEntry(entry, zone))}
                  zone={zone}
                  open={open === entry.id}
                  onToggle={(id) => setOpen(open === id ? null : id)}
                  onEdit={actions.edit}
                  onRemove={actions.remove}
                />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {actions.dialogs}
    </>
  );
}
