import type { Changes, Contents } from '../../../platform/device-storage.ts';
import { parseObject } from '../../parse-json.ts';
import { change, inMemory, readAgain } from '../device/device-memory.ts';
import { ownersOf, readFixed, readOwned } from '../device/device-store.ts';
import { deletionChanges, ownedIn, ownedKey } from '../device/owned-keys.ts';
import { seal, unseal } from './seal.ts';
import { isSealedAtEnd, READABLE_CONTACTS } from './unsent-words.ts';

/**
 * Name of the record that is stored after a session ended without a sign-out: it contains the texts that exist only on
 * this device, sealed, and the next sign-in to the account opens it. All texts are in one record, because their names,
 * lengths or number would reveal something. It is written even if there are no texts.
 */
const SEALED = 'sealed-words';

type Words = Readonly<Record<string, string>>;
type Ended = { userId: string; deviceKey: string };
/** Unsealed texts and the record that they come from. */
export type UnsealedWords = { words: Words; record: string | null };

/** Texts that could not be sealed. They are removed from the storage and kept in memory until the page is closed. */
let wordsInMemory: { userId: string; words: Words } | null = null;

const wordsIn = (contents: Contents, userId: string): Words =>
  Object.fromEntries(
    ownedIn(contents, userId)
      .filter(({ name, value }) => isSealedAtEnd(name, value))
      .map(({ name, value }) => [name, value]),
  );

const allBut = (contents: Contents, userId: string, ...names: string[]): Changes =>
  deletionChanges(contents, userId, ({ name }) => name === READABLE_CONTACTS || names.includes(name));

/**
 * First step of the end of a session, in one transaction with the deletion of the session: deletes everything but the
 * texts, which `sealWords` then seals, in this page or the next one. Without a key, or without space for the note about
 * the pending seal, the texts are deleted from the storage at once, so that none stays in plain text.
 *
 * @param rest other changes; null if another session is stored meanwhile, which must continue.
 * @returns whether the session ended.
 */
export async function endSessionKeepingTexts(
  userId: string,
  rest: (contents: Contents) => Changes | null,
): Promise<boolean> {
  let words: Words = {};
  const noted = await change((contents) => {
    const gone = rest(contents);
    const deviceKey = contents.get('deviceKey');
    if (gone === null || deviceKey === null) return null;
    words = wordsIn(contents, userId);
    const note = JSON.stringify({ userId, deviceKey } satisfies Ended);
    return { ...allBut(contents, userId, SEALED, ...Object.keys(words)), ...gone, endedSession: note };
  });
  if (noted === 'stored') return true;
  const removed = await change((contents) => {
    const gone = rest(contents);
    if (gone === null) return null;
    words = wordsIn(contents, userId);
    return { ...allBut(contents, userId, SEALED), ...gone };
  });
  if (removed === 'declined') return false;
  wordsInMemory = { userId, words };
  return true;
}

const openRecord = async ({ userId, deviceKey }: Ended, record: string | null): Promise<Words> => {
  const opened = record === null ? null : await unseal(deviceKey, { name: SEALED, userId }, record);
  return opened === null ? {} : JSON.parse(opened);
};

/** Removes unsealed texts that an earlier version of the app stored although nobody is signed in. */
export async function removeOrphanedTexts(): Promise<void> {
  const isNobodys = (contents: Contents): boolean =>
    contents.get('userId') === null && contents.get('endedSession') === null;
  if (!isNobodys(inMemory)) return;
  for (const userId of ownersOf(isSealedAtEnd)) {
    await endSessionKeepingTexts(userId, (contents) => (isNobodys(contents) ? {} : null));
  }
}

/** Parses the note of a session that ended and is not sealed yet; null if it is invalid. */
function endedOf(note: string | null): Ended | null {
  const { userId, deviceKey } = parseObject(note) ?? {};
  return typeof userId === 'string' && typeof deviceKey === 'string' ? { userId, deviceKey } : null;
}

/** Second step of the end of a session: seals its texts, even if it ended in another tab or before a reload. */
export async function sealWords(): Promise<void> {
  const note = readFixed('endedSession');
  const ended = endedOf(note);
  if (note === null) return;
  /** Whether somebody signed in or out meanwhile, or another tab has sealed the texts. */
  const isOver = (contents: Contents): boolean => contents.get('endedSession') !== note;
  if (ended === null) {
    // An invalid note doesn't name the person whose texts these are, so all texts are deleted.
    await change((contents) => (isOver(contents) ? null : { ...deletionChanges(contents), endedSession: null }));
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
      // One transaction deletes the plain text and writes the record, so that after a reload exactly one of the two
      // exists.
      return { ...allBut(contents, userId, SEALED), ...record, endedSession: null };
    });
  let outcome = sealed === null ? 'full' : await settle({ [ownedKey(userId, SEALED)]: sealed });
  if (outcome === 'full') {
    outcome = await settle({});
    if (outcome === 'stored') wordsInMemory = { userId, words };
  }
  if (!isStale) return;
  await readAgain();
  await sealWords();
}

/** Unseals the record for the person who signs in. Returns no texts if the key or a byte of the record differs. */
export async function unsealWords(userId: string, deviceKey: string): Promise<UnsealedWords> {
  await sealWords();
  await readAgain();
  const record = readOwned(userId, SEALED);
  const words = await openRecord({ userId, deviceKey }, record);
  await readAgain();
  if (readOwned(userId, SEALED) !== record) return unsealWords(userId, deviceKey);
  return { record, words: wordsInMemory?.userId === userId ? { ...words, ...wordsInMemory.words } : words };
}

/**
 * Returns changes that restore the texts for the person who signs in. A value that already exists is newer and stays.
 */
export function restoringChanges(contents: Contents, userId: string, { words, record }: UnsealedWords): Changes {
  // If the record is gone or changed, another tab has restored the texts.
  if (contents.get(ownedKey(userId, SEALED)) !== record) return {};
  const missing = Object.entries(words)
    .map(([name, value]) => [ownedKey(userId, name), value] as const)
    .filter(([key]) => contents.get(key) === null);
  // The deleted record is larger than the texts, so they fit into the storage.
  return { ...Object.fromEntries(missing), [ownedKey(userId, SEALED)]: null };
}

/** Forgets the texts in memory, because somebody signed in or out. */
export function forgetWordsInMemory(): void {
  wordsInMemory = null;
}

/** Whether a session ended on this device and nobody has signed in since. */
export const hasEnded = (): boolean =>
  wordsInMemory !== null || readFixed('endedSession') !== null || ownersOf((name) => name === SEALED).length > 0;

/** Whether the session that ended on this device was this person's. */
export const hasEndedFor = (userId: string): boolean =>
  wordsInMemory?.userId === userId ||
  readOwned(userId, SEALED) !== null ||
  endedOf(readFixed('endedSession'))?.userId === userId;
