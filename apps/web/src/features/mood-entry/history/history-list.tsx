import { NOTE_PREVIEW } from '@alento/domain/mood-entry/limits';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { firstDayOf } from '../../../lib/time/calendar-grid.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { capitalised, formatDayInMonth, formatMonth } from '../../../lib/time/dates.format.ts';
import { EntryRow, type MarkText } from '../day/entry-row.tsx';
import type { DisplayedEntry } from '../waiting/waiting-entry.ts';
import { historyCopy } from './history.copy.ts';
import { type HistoryRow, historyRows } from './history-rows.ts';

/** The estimated heights of rows that are not measured yet, in px. */
const MONTH_HEIGHT = 64;
const ENTRY_HEIGHT = 108;
const NOTE_LINE_HEIGHT = 27;
/** The button under a note. */
const COMMENT_HEIGHT = 44;
const CHARACTERS_PER_LINE = 38;
/** How many rows are rendered beyond the viewport, and how many remaining rows cause the next page to load. */
const OVERSCAN = 4;
const LOAD_AHEAD = 30;

function guessHeight(row: HistoryRow | undefined): number {
  if (row?.kind !== 'entry') return MONTH_HEIGHT;
  const previewLength = Math.min(row.entry.note.length, NOTE_PREVIEW);
  if (previewLength === 0) return ENTRY_HEIGHT;
  return ENTRY_HEIGHT + Math.ceil(previewLength / CHARACTERS_PER_LINE) * NOTE_LINE_HEIGHT + COMMENT_HEIGHT;
}

type Props = {
  /** What the entries are of. Those of all months have a heading for each, and those of a day have no name of a day. */
  of: 'day' | 'month' | 'all';
  entries: readonly DisplayedEntry[];
  mark?: MarkText;
  /** Whether there are more pages. */
  more?: boolean;
  onNearEnd?: () => void;
  onEdit: (entry: DisplayedEntry) => void;
  onRemove: (entry: DisplayedEntry) => void;
};

/** A list of entries. It is virtualised: only rows near the viewport are rendered. */
export function HistoryList({ of, entries, mark, more = false, onNearEnd, onEdit, onRemove }: Props) {
  const zone = timeZone();
  const rows = useMemo(
    () => historyRows(entries, zone).filter(({ kind }) => of === 'all' || kind === 'entry'),
    [entries, zone, of],
  );
  const list = useRef<HTMLUListElement>(null);
  const [offset, setOffset] = useState(0);
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());

  useLayoutEffect(() => {
    const top = list.current?.getBoundingClientRect().top ?? 0;
    setOffset(top + window.scrollY);
  }, []);

  const virtualizer = useWindowVirtualizer({
    count: rows.length,
    estimateSize: (index) => guessHeight(rows[index]),
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: OVERSCAN,
    scrollMargin: offset,
    // Heights are measured row by row. Without this, each measurement would render the list once.
    useFlushSync: false,
  });
  const items = virtualizer.getVirtualItems();
  const lastVisible = items.at(-1)?.index ?? 0;

  useEffect(() => {
    if (more && lastVisible >= rows.length - LOAD_AHEAD) onNearEnd?.();
  }, [more, lastVisible, rows.length, onNearEnd]);

  const toggle = useCallback((id: string) => {
    setOpen((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }, []);

  return (
    <ul ref={list} aria-label={historyCopy.list} className="relative" style={{ height: virtualizer.getTotalSize() }}>
      {items.map((item) => {
        const row = rows[item.index];
        if (!row) return null;
        return (
          <li
            key={row.key}
            ref={virtualizer.measureElement}
            data-index={item.index}
            className="absolute inset-x-0 top-0"
            style={{ transform: `translateY(${item.start - offset}px)` }}
            {...(row.kind === 'entry'
              ? { 'aria-posinset': row.position, 'aria-setsize': more ? -1 : entries.length }
              : {})}
          >
            {row.kind === 'month' ? (
              <h3 className="pt-3 pb-4 text-lg font-bold">{capitalised(formatMonth(firstDayOf(row.month)))}</h3>
            ) : (
              <EntryRow
                entry={row.entry}
                day={of === 'day' ? null : formatDayInMonth(row.date)}
                zone={zone}
                mark={mark}
                open={open.has(row.entry.id)}
                onToggle={toggle}
                onEdit={onEdit}
                onRemove={onRemove}
              />
            )}
          </li>
        );
      })}
    </ul>
  );
}
