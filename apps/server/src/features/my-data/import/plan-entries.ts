import type { ForeignEntry, Problem } from '@alento/diary-import/diary/diary';
import { EARLIEST_TIMESTAMP_MS, FUTURE_TOLERANCE_MS } from '@alento/domain/mood-entry/limits';
import { isOnboardingEntryId } from '@alento/domain/mood-entry/plan-mood-entry';
import type { ImportSource } from '@alento/domain/my-data/kinds';
import { ENTRY_TAGS_MAX } from '@alento/domain/tag/limits';
import { instantAt, localDateAndOffset } from '@alento/domain/time/local-date';
import { keyedName, type UserKey } from '../../../crypto/seal.ts';
import type { PlannedImport } from '../../../sealed-json/import.ts';
import { importCopy } from './import.copy.ts';
import { timeSlices } from './time-slices.ts';

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
 * The ids of entries from another app, which have to be passed from the oldest on: a keyed hash of the moment, and of the
 * place among the entries of that moment. So a second import adds nothing, also if names or notes were changed in the
 * other app, or its language, or if it is the app's other kind of file. An entry that Alento exported keeps its id,
 * except the onboarding entry of another account, because each account has only its own.
 */
function idsOf({ source, userKey, onboardingId }: ImportOptions): (entry: ForeignEntry) => string {
  const counts = new Map<string, number>();
  return ({ own, localDate, time }) => {
    if (own && (own.id === onboardingId || !isOnboardingEntryId(own.id))) return own.id;
    if (own) return keyedName(userKey, `import:alento:${own.id}`);
    const moment = `${localDate} ${time ?? ''}`;
    const place = counts.get(moment) ?? 0;
    counts.set(moment, place + 1);
    return keyedName(userKey, `import:${source}:${moment} ${place}`);
  };
}

function whenOf({ own, localDate, time }: ForeignEntry, { source, timeZone, now }: ImportOptions) {
  if (own) return { at: own.timestamp, localDate, offsetMinutes: own.offsetMinutes };
  const written = instantAt(localDate, minutesOf(time), timeZone);
  // Noon stands for an unknown time, also in what Pixels gives. In the morning it would be in the future.
  const isKnown = time !== null && source !== 'pixels';
  const at = isKnown ? written : Math.min(written, now);
  return { at, localDate, offsetMinutes: localDateAndOffset(at, timeZone).offsetMinutes };
}

/**
 * Plans the entries that an import adds. An entry that can't be added is a problem, and so is a list of activities that
 * is too long, which is shortened.
 */
export async function planEntries(
  entries: readonly ForeignEntry[],
  options: ImportOptions,
): Promise<{ planned: PlannedImport[]; problems: Problem[] }> {
  const planned = new Map<string, PlannedImport>();
  const problems: Problem[] = [];
  const idOf = idsOf(options);
  const nextSlice = timeSlices();
  // Daylio lists the newest entry first. The oldest of a moment is the first, so that a later one changes no other's id.
  const isReversed = options.source === 'daylio';
  for (const entry of isReversed ? entries.toReversed() : entries) {
    await nextSlice();
    const { line, mood, note, own } = entry;
    const id = idOf(entry);
    const when = whenOf(entry, options);
    if (when.at < EARLIEST_TIMESTAMP_MS) {
      problems.push({ line, message: importCopy.tooOld });
      continue;
    }
    if (when.at > options.now + FUTURE_TOLERANCE_MS) {
      problems.push({ line, message: importCopy.inFuture });
      continue;
    }
    if (entry.activities.length > ENTRY_TAGS_MAX) problems.push({ line, message: importCopy.activitiesCut });
    planned.set(id, {
      id,
      ...when,
      mood,
      note,
      activities: entry.activities.slice(0, ENTRY_TAGS_MAX),
      source: own?.source ?? (options.source === 'alento' ? 'import' : options.source),
      ...(own?.analysis ? { analysis: own.analysis } : {}),
    });
  }
  const all = [...planned.values()];
  return { planned: isReversed ? all.reverse() : all, problems };
}
