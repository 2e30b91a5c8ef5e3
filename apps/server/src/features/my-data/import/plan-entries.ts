import { setImmediate } from 'node:timers/promises';
import type { ForeignEntry, Problem } from '@alento/diary-import/diary/diary';
import { EARLIEST_TIMESTAMP_MS, FUTURE_TOLERANCE_MS, NOTE_MAX } from '@alento/domain/mood-entry/limits';
import { isOnboardingEntryId } from '@alento/domain/mood-entry/plan-mood-entry';
import type { ImportSource } from '@alento/domain/my-data/kinds';
import { IMPORT_COMMENT_MAX_BYTES, IMPORT_NOTE_MAX, IMPORT_NOTE_MAX_BYTES } from '@alento/domain/my-data/limits';
import { ENTRY_TAGS_MAX } from '@alento/domain/tag/limits';
import { beginningWithin, characterCount, fitsWithin } from '@alento/domain/text/plain-text';
import { instantAt, localDateAndOffset } from '@alento/domain/time/local-date';
import { keyedName, type UserKey } from '../../../crypto/seal.ts';
import type { PlannedImport } from '../../../sealed-json/import.ts';
import { importCopy } from './import.copy.ts';

/** Number of entries after which the event loop runs. */
const SLICE = 25;
/** Time of an entry whose file has no time, minutes of the day. */
const NOON_MINUTES = 12 * 60;

type ImportOptions = {
  source: ImportSource;
  /** Zone in which times without a zone are read. */
  timeZone: string;
  /** ms epoch. */
  now: number;
  userKey: UserKey;
  /** Id of the account's own onboarding entry. */
  onboardingId: string | undefined;
};

const minutesOf = (time: string | null): number => {
  if (time === null) return NOON_MINUTES;
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
};

/**
 * The ids of entries from another app, in their order: a keyed hash of the moment, and of the place among the entries of
 * that moment. So a second import adds nothing, also if names or notes were changed in the other app, or its language, or
 * if it is the app's other kind of file. An entry that Alento exported keeps its id, except the onboarding entry of
 * another account, because each account has only its own.
 */
function idsOf(entries: readonly ForeignEntry[], { source, userKey, onboardingId }: ImportOptions): string[] {
  const counts = new Map<string, number>();
  const idOf = ({ own, localDate, time }: ForeignEntry): string => {
    if (own && (own.id === onboardingId || !isOnboardingEntryId(own.id))) return own.id;
    if (own) return keyedName(userKey, `import:alento:${own.id}`);
    const moment = `${localDate} ${time ?? ''}`;
    const place = counts.get(moment) ?? 0;
    counts.set(moment, place + 1);
    return keyedName(userKey, `import:${source}:${moment} ${place}`);
  };
  // Daylio lists the newest entry first. The oldest of a moment is the first, so that a later one changes no other's id.
  return source === 'daylio' ? entries.toReversed().map(idOf).toReversed() : entries.map(idOf);
}

function whenOf({ own, localDate, time }: ForeignEntry, { source, timeZone, now }: ImportOptions) {
  if (own) return { at: own.timestamp, localDate, offsetMinutes: own.offsetMinutes };
  const written = instantAt(localDate, minutesOf(time), timeZone);
  // Noon stands for an unknown time, also in what Pixels gives. In the morning it would be in the future.
  const isKnown = time !== null && source !== 'pixels';
  const at = isKnown ? written : Math.min(written, now);
  return { at, localDate, offsetMinutes: localDateAndOffset(at, timeZone).offsetMinutes };
}

const encoder = new TextEncoder();
/** Only their length matters: how much of a text has this number of bytes. */
const noteBytes = new Uint8Array(IMPORT_NOTE_MAX_BYTES);
const commentBytes = new Uint8Array(IMPORT_COMMENT_MAX_BYTES);

const beginningIn = (bytes: Uint8Array<ArrayBuffer>, text: string): string =>
  beginningWithin(text, IMPORT_NOTE_MAX, encoder.encodeInto(text, bytes).read);

/** The beginning of a note that an import keeps. */
export const limitedNote = (note: string): string => beginningIn(noteBytes, note);

/**
 * Plans the entries that an import adds. An entry that can't be added is a problem. A note or a list of activities that
 * is too long is shortened, which is a problem too. Yields to the event loop between slices.
 */
export async function planEntries(
  entries: readonly ForeignEntry[],
  options: ImportOptions,
): Promise<{ planned: PlannedImport[]; problems: Problem[] }> {
  const planned = new Map<string, PlannedImport>();
  const problems: Problem[] = [];
  const ids = idsOf(entries, options);
  for (const [index, entry] of entries.entries()) {
    if (index % SLICE === SLICE - 1) await setImmediate();
    const { line, mood, own } = entry;
    const when = whenOf(entry, options);
    if (when.at < EARLIEST_TIMESTAMP_MS) {
      problems.push({ line, message: importCopy.tooOld });
      continue;
    }
    if (when.at > options.now + FUTURE_TOLERANCE_MS) {
      problems.push({ line, message: importCopy.inFuture });
      continue;
    }
    const note = limitedNote(entry.note);
    if (note !== entry.note) problems.push({ line, message: importCopy.noteCut(characterCount(note)) });
    else if (!fitsWithin(note, NOTE_MAX)) problems.push({ line, message: importCopy.noteLong });
    if (entry.activities.length > ENTRY_TAGS_MAX) problems.push({ line, message: importCopy.activitiesCut });
    const id = ids[index] ?? '';
    planned.set(id, {
      id,
      ...when,
      mood,
      note,
      activities: entry.activities.slice(0, ENTRY_TAGS_MAX),
      source: own?.source ?? (options.source === 'alento' ? 'import' : options.source),
      ...(own?.analysis ? { analysis: beginningIn(commentBytes, own.analysis) } : {}),
    });
  }
  return { planned: [...planned.values()], problems };
}
