import type { Changes, Contents } from '../../../platform/device-storage.ts';
import { change, inMemory, readAgain } from '../device/device-memory.ts';
import { ownersOf, readFixed, readOwned } from '../device/device-store.ts';
import { ownedIn, ownedKey, wiping } from '../device/owned-keys.ts';
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

const wordsIn = (contents: Contents, userId: string): Words =>
  Object.fromEntries(
    ownedIn(contents, userId)
      .filter(({ name, value }) => isUnsentWords(name, value))
      .map(({ name, value }) => [name, value]),
  );

const allBut = (contents: Contents, userId: string, ...names: string[]): Changes =>
  wiping(contents, userId, ({ name }) => name === READABLE_CONTACTS || names.includes(name));

/**
 * The first half, in one transaction with what else of the session goes: everything but the words, which
 * `sealWords` seals from wherever the app is opened next. Without a key, or room to note that they wait,
 * they leave the storage now: nothing readable stays.
 *
 * @param rest what else goes; null where the session is another one by now, and goes on.
 * @returns whether it ended.
 */
export async function leaveWords(userId: string, rest: (contents: Contents) => Changes | null): Promise<boolean> {
  let words: Words = {};
  const noted = await change((contents) => {
    const gone = rest(contents);
    const deviceKey = contents.get('deviceKey');
    if (gone === null || deviceKey === null) return null;
    words = wordsIn(contents, userId);
    const note = JSON.stringify({ userId, deviceKey } satisfies Ended);
    return { ...allBut(contents, userId, SEALED, ...Object.keys(words)), ...gone, endedSession: note };
  });
  if (noted === 'kept') return true;
  const removed = await change((contents) => {
    const gone = rest(contents);
    if (gone === null) return null;
    words = wordsIn(contents, userId);
    return { ...allBut(contents, userId, SEALED), ...gone };
  });
  if (removed === 'declined') return false;
  held = { userId, words };
  return true;
}

const openRecord = async ({ userId, deviceKey }: Ended, record: string | null): Promise<Words> => {
  const opened = record === null ? null : await unseal(deviceKey, { name: SEALED, userId }, record);
  return opened === null ? {} : JSON.parse(opened);
};

/** Words that lie readable with nobody signed in, as an earlier version left them: they leave the storage. */
export async function leaveNoStrays(): Promise<void> {
  const isNobodys = (contents: Contents): boolean =>
    contents.get('userId') === null && contents.get('endedSession') === null;
  if (!isNobodys(inMemory)) return;
  for (const userId of ownersOf(isUnsentWords)) {
    await leaveWords(userId, (contents) => (isNobodys(contents) ? {} : null));
  }
}

/** The session that ended and is not sealed yet, as it is noted; null for what was not written by us. */
function endedOf(note: string | null): Ended | null {
  if (note === null) return null;
  try {
    const { userId, deviceKey }: Record<string, unknown> = JSON.parse(note);
    return typeof userId === 'string' && typeof deviceKey === 'string' ? { userId, deviceKey } : null;
  } catch (error) {
    if (!(error instanceof SyntaxError || error instanceof TypeError)) throw error;
    return null;
  }
}

/** The second half: seals the words of a session that ended, here, in another tab or before a reload. */
export async function sealWords(): Promise<void> {
  const note = readFixed('endedSession');
  const ended = endedOf(note);
  if (note === null) return;
  /** Somebody signed in or left meanwhile, or another tab was quicker. */
  const isOver = (contents: Contents): boolean => contents.get('endedSession') !== note;
  if (ended === null) {
    // What it was about can't be told, so nobody's words stay.
    await change((contents) => (isOver(contents) ? null : { ...wiping(contents), endedSession: null }));
    return;
  }
  const { userId, deviceKey } = ended;
  const left = wordsIn(inMemory, userId);
  const words = { ...(await openRecord(ended, readOwned(userId, SEALED))), ...left };
  const sealed = await seal(deviceKey, { name: SEALED, userId }, JSON.stringify(words));

  let isStale = false;
  const settle = (record: Changes) =>
    change((contents) => {
      isStale = !isOver(contents) && JSON.stringify(wordsIn(contents, userId)) !== JSON.stringify(left);
      if (isOver(contents) || isStale) return null;
      // What was readable goes as the record comes: a reload in between finds either.
      return { ...allBut(contents, userId, SEALED), ...record, endedSession: null };
    });
  let outcome = sealed === null ? 'full' : await settle({ [ownedKey(userId, SEALED)]: sealed });
  if (outcome === 'full') {
    outcome = await settle({});
    if (outcome === 'kept') held = { userId, words };
  }
  if (!isStale) return;
  await readAgain();
  await sealWords();
}

/** Opens what was kept for who signs in; what another key sealed, or a changed byte, counts as nothing. */
export async function openKept(userId: string, deviceKey: string): Promise<Kept> {
  await sealWords();
  await readAgain();
  const record = readOwned(userId, SEALED);
  const words = await openRecord({ userId, deviceKey }, record);
  await readAgain();
  if (readOwned(userId, SEALED) !== record) return openKept(userId, deviceKey);
  return { record, words: held?.userId === userId ? { ...words, ...held.words } : words };
}

/** Puts the words back for who signs in now. What is there already is newer. */
export function puttingBack(contents: Contents, userId: string, { words, record }: Kept): Changes {
  // Another tab put them back meanwhile.
  if (contents.get(ownedKey(userId, SEALED)) !== record) return {};
  const missing = Object.entries(words)
    .map(([name, value]) => [ownedKey(userId, name), value] as const)
    .filter(([key]) => contents.get(key) === null);
  // The record was longer than they are: there is room for them.
  return { ...Object.fromEntries(missing), [ownedKey(userId, SEALED)]: null };
}

/** Nothing of an ended session is held any more: somebody signed in, or left for good. */
export function forgetHeld(): void {
  held = null;
}

/** Whether a session ended on this device and nobody signed in since. */
export const hasEnded = (): boolean =>
  held !== null || readFixed('endedSession') !== null || ownersOf((name) => name === SEALED).length > 0;

/** Whether it was this person's. */
export const hasEndedFor = (userId: string): boolean =>
  held?.userId === userId ||
  readOwned(userId, SEALED) !== null ||
  endedOf(readFixed('endedSession'))?.userId === userId;
