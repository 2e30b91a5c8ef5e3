import {
  isKept,
  ownedBy,
  ownersOf,
  readFixed,
  readOwned,
  wipeOwned,
  writeFixed,
  writeLeft,
  writeOwned,
} from './device-store.ts';
import { seal, unseal } from './seal.ts';
import { isUnsentWords, READABLE_CONTACTS } from './unsent-words.ts';

/**
 * What stays after a session that ended by itself: the words that only this device has, in one record
 * that the account's next sign-in opens. One for all of them: a name, a length or how many there are
 * would tell things too. There is one also without any words.
 */
const SEALED = 'sealed-words';

type Words = Readonly<Record<string, string>>;
type Ended = { userId: string; deviceKey: string };
/** What was found sealed: the words, and the record they were opened from. */
export type Kept = { words: Words; record: string | null };

/** Words that could not be sealed: no longer in the storage, and here as long as the page lives. */
let held: { userId: string; words: Words } | null = null;

const wordsOf = (userId: string): Words =>
  Object.fromEntries(
    ownedBy(userId)
      .filter(({ name, value }) => isUnsentWords(name, value))
      .map(({ name, value }) => [name, value]),
  );

function wipeAllBut(userId: string, ...names: string[]): void {
  wipeOwned(userId, ({ name }) => name === READABLE_CONTACTS || names.includes(name));
}

function hold(userId: string, words: Words): void {
  held = { userId, words };
  wipeAllBut(userId, SEALED);
}

/**
 * The first half, at once: everything goes but the words, which `sealWords` seals from wherever the app
 * is opened next. Without a key they leave the storage now: nothing readable stays.
 *
 * @param deviceKey as it was beside the token; null where the server had not told it yet.
 */
export function leaveWords(userId: string, deviceKey: string | null): void {
  const words = wordsOf(userId);
  wipeAllBut(userId, SEALED, ...Object.keys(words));
  // Before anything else of the session goes: another tab that opens now is to know what is under way.
  const isNoted =
    deviceKey !== null &&
    isKept(() => writeFixed('endedSession', JSON.stringify({ userId, deviceKey } satisfies Ended)));
  if (!isNoted) hold(userId, words);
}

const openRecord = async ({ userId, deviceKey }: Ended, record: string | null): Promise<Words> => {
  const opened = record === null ? null : await unseal(deviceKey, { name: SEALED, userId }, record);
  return opened === null ? {} : JSON.parse(opened);
};

/** Words that lie readable with nobody signed in, as an earlier version left them: they leave the storage. */
export function leaveNoStrays(): void {
  if (readFixed('userId') !== null || readFixed('endedSession') !== null) return;
  for (const userId of ownersOf(isUnsentWords)) leaveWords(userId, null);
}

/** The session that ended and is not sealed yet, if any. */
function readEnded(): Ended | null {
  const noted = readFixed('endedSession');
  if (noted === null) return null;
  try {
    const { userId, deviceKey }: Record<string, unknown> = JSON.parse(noted);
    if (typeof userId === 'string' && typeof deviceKey === 'string') return { userId, deviceKey };
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
  }
  // Not written by us: what it was about can't be told, so nobody's words stay.
  wipeOwned();
  writeFixed('endedSession', null);
  return null;
}

/** Seals, then removes what was readable, in one go: a reload in between finds either. */
function keepRecord(userId: string, words: Words, sealed: string | null): void {
  const keep = (): void => writeLeft(userId, SEALED, sealed ?? '');
  const isRoom = sealed !== null && isKept(keep);
  wipeAllBut(userId, SEALED);
  // A full device: what was readable has made room by now.
  if (sealed === null || !(isRoom || isKept(keep))) hold(userId, words);
  writeFixed('endedSession', null);
}

/** The second half: seals the words of a session that ended, here, in another tab or before a reload. */
export async function sealWords(): Promise<void> {
  const noted = readFixed('endedSession');
  const ended = readEnded();
  if (ended === null) return;
  const { userId, deviceKey } = ended;
  const left = wordsOf(userId);
  const words = { ...(await openRecord(ended, readOwned(userId, SEALED))), ...left };
  const sealed = await seal(deviceKey, { name: SEALED, userId }, JSON.stringify(words));
  // Somebody signed in or left meanwhile, or another tab was quicker.
  if (readFixed('endedSession') !== noted) return;
  if (JSON.stringify(wordsOf(userId)) !== JSON.stringify(left)) await sealWords();
  else keepRecord(userId, words, sealed);
}

/** Opens what was kept for who signs in; what another key sealed, or a changed byte, counts as nothing. */
export async function openKept(userId: string, deviceKey: string): Promise<Kept> {
  await sealWords();
  const record = readOwned(userId, SEALED);
  const words = await openRecord({ userId, deviceKey }, record);
  if (readOwned(userId, SEALED) !== record) return openKept(userId, deviceKey);
  return { record, words: held?.userId === userId ? { ...words, ...held.words } : words };
}

/** Puts the words back for who is signed in now. What is there already is newer. */
export function putBack(userId: string, { words, record }: Kept): void {
  // Another tab put them back meanwhile.
  if (readOwned(userId, SEALED) !== record) return;
  writeOwned(userId, SEALED, null);
  // The record was longer than they are: there is room for them.
  for (const [name, value] of Object.entries(words)) {
    if (readOwned(userId, name) === null) isKept(() => writeOwned(userId, name, value));
  }
}

/** Nothing of an ended session is on its way any more: somebody signed in, or left for good. */
export function forgetEnded(): void {
  held = null;
  writeFixed('endedSession', null);
}

/** Whether a session ended on this device and nobody signed in since. */
export const hasEnded = (): boolean =>
  held !== null || readFixed('endedSession') !== null || ownersOf((name) => name === SEALED).length > 0;

/** Whether it was this person's. */
export const hasEndedFor = (userId: string): boolean =>
  held?.userId === userId || readOwned(userId, SEALED) !== null || readEnded()?.userId === userId;
