// @vitest-environment jsdom
import { WAITING_MAX } from '@alento/domain/outbox/limits';
import { renderHook, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sendOutbox } from '../../../lib/outbox/outbox.ts';
import { hasUnsavedWork, losesByLeaving } from '../../../lib/page/unsaved-work.ts';
import { ownedBy } from '../../../lib/session/device/device-store.ts';
import { unsentNames } from '../../../lib/session/ended/unsent-words.ts';
import { session } from '../../../lib/session/session.ts';
import { sealedFiles as sealed } from '../../../platform/sealed/waiting-file-store.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { lost, refused } from '../../../testing/fake-server/reply.ts';
import { Queries } from '../../../testing/show.tsx';
import { DEVICE_KEY, signInAgain } from '../../../testing/sign-in-again.ts';
import { signIn } from '../../../testing/signed-in.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { useRemoveMood } from '../mood-entry.mutations.ts';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import { moodNow } from '../waiting/waiting-entry.ts';
import type { PreparedPhoto } from './attachment.types.ts';
import { attachmentKind, attachmentOutbox, followEntry } from './attachment-outbox.ts';
import {
  addMood,
  choosePhotos,
  ENTRY,
  files,
  goOnline,
  network,
  photoFile,
  recordOffline,
  showAdding,
  withAttachments,
} from './attachment-server.harness.tsx';
import { addAttachment } from './change-attachments.ts';
import { openFile } from './waiting-files.ts';

const PHOTO: PreparedPhoto = {
  ...{ kind: 'photo', type: 'image/webp', width: 20, height: 10 },
  ...{ file: new Blob(['photo']), thumbnail: new Blob(['p']) },
};

withAttachments();

const allGone = () =>
  vi.waitFor(async () =>
    expect([attachmentOutbox.waiting(), unsentNames('ana'), await sealed()]).toEqual([[], [], []]),
  );
const noRoom = () =>
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });

/** Records a mood without a network, and adds a photo to it. */
async function addOffline(): Promise<string> {
  const entry = await recordOffline();
  await addAttachment(entry, PHOTO);
  return entry.id;
}

describe('a refused photo', () => {
  async function addRefused(): Promise<void> {
    files.refusal = refused(429, 'ATTACHMENTS_MONTHLY_LIMIT_EXCEEDED');
    await addAttachment(ENTRY, PHOTO);
    await vi.waitFor(() => expect(attachmentOutbox.waiting()[0]?.refusal).toBeTruthy());
  }

  it.each([
    ['', undefined],
    [' that another device has deleted', refused(404, 'ENTRY_NOT_FOUND')],
  ])('is deleted with its entry%s', async (_, answer) => {
    await addRefused();
    server.answer('DELETE /mood-entries/{id}', () => answer);
    server.answer('GET /mood-entries/date-range', []);
    const { result } = renderHook(useRemoveMood, { wrapper: Queries });
    await result.current.mutateAsync('e1').catch(() => undefined);
    await allGone();
  });

  it('is deleted with its entry that the outbox sent and another device has deleted', async () => {
    const id = await addMood();
    await moodOutbox.settle(id);
    await addRefused();
    server.answer('DELETE /mood-entries/{id}', () => refused(404, 'ENTRY_NOT_FOUND'));
    await moodOutbox.remove(id);
    await moodOutbox.settle(id);
    await allGone();
  });

  it('which was deleted on another device is dropped without a word about its entry', async () => {
    const told = vi.spyOn(toast, 'failed');
    files.refusal = refused(410, 'IDEMPOTENT_RESULT_GONE');
    showAdding(ENTRY);
    choosePhotos(photoFile());
    await waitFor(() => expect(files.sent).toHaveLength(1));
    await allGone();
    expect(told).not.toHaveBeenCalled();
  });
});

describe('a photo of a deleted entry that waited', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true }));

  it('is deleted after the time for undo', async () => {
    const id = await addOffline();
    await moodOutbox.remove(id);
    await goOnline();
    expect([attachmentOutbox.waiting().length, (await sealed()).length]).toEqual([1, 1]);
    await vi.advanceTimersByTimeAsync(20_000);
    await allGone();
    expect(files.sent).toEqual([]);
  });

  it('stays if undo brings the entry back', async () => {
    const id = await addOffline();
    await moodOutbox.remove(id);
    await sendOutbox('ana');
    await followEntry(id, await addMood(), true);
    await vi.advanceTimersByTimeAsync(20_000);
    await goOnline();
    await vi.waitFor(() => expect(files.sent).toMatchObject([{ query: { entryId: 'e1' } }]));
  });
});

it('gets the server’s id of its entry in storage as soon as the entry is sent, also if the entry’s time was edited', async () => {
  const id = await addOffline();
  await moodOutbox.change(id, { ...moodNow({ score: 3, note: '', tags: [] }), timestamp: 1_000_000 });
  files.refusal = lost;
  await goOnline();
  const stored = ownedBy('ana').filter(({ name }) => name.startsWith('outbox:'));
  expect(stored.map(({ value }) => JSON.parse(value).body)).toMatchObject([{ entryId: 'e1', isLocal: false }]);
});

describe('without room on the device', () => {
  it('for the file, its item is only in this page too, which stays open until it is sent', async () => {
    noRoom();
    network.isOn = false;
    showAdding(ENTRY);
    choosePhotos(photoFile());
    expect((await screen.findByRole('alert')).textContent).toContain('Deixe esta página aberta');
    expect([unsentNames('ana'), attachmentOutbox.waiting().length]).toEqual([[], 1]);
    expect([hasUnsavedWork(), losesByLeaving()]).toEqual([true, false]);
    await goOnline();
    expect(files.sent).toMatchObject([{ bytes: 2000 }]);
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(hasUnsavedWork()).toBe(false);
  });

  it('it follows its entry in this page', async () => {
    noRoom();
    await addOffline();
    await goOnline();
    await vi.waitFor(() => expect(files.sent).toMatchObject([{ query: { entryId: 'e1' } }]));
  });

  it('for the item, the file is only in this page too', async () => {
    network.isOn = false;
    const item = { fileId: 'f', entryId: 'e1', isLocal: false, kind: 'photo', type: 'image/webp', sha256: '' } as const;
    for (let count = 0; count < WAITING_MAX; count += 1) await attachmentOutbox.add(item);
    expect(await addAttachment(ENTRY, PHOTO)).toBe(false);
    expect(await sealed()).toEqual([]);
    const { id = '' } = attachmentOutbox.waiting().at(-1) ?? {};
    expect(new TextDecoder().decode((await openFile('ana', id)) ?? undefined)).toBe('pphoto');
  });

  it('it is still there for the same person after the session ended by itself, not for another one', async () => {
    noRoom();
    network.isOn = false;
    await addAttachment(ENTRY, PHOTO);
    await session.end();
    await session.sealed();
    await signInAgain({ userId: 'ana', token: 't2' });
    await vi.waitFor(() => expect(session.userId()).toBe('ana'));
    const [{ id = '' } = {}] = attachmentOutbox.waiting();
    expect(await openFile('ana', id)).not.toBeNull();
    await signIn('bia');
    await signIn('ana', DEVICE_KEY);
    expect([attachmentOutbox.waiting(), await openFile('ana', id)]).toEqual([[], null]);
  });
});

it('is sent later if the device could not read its file now', async () => {
  network.isOn = false;
  await addAttachment(ENTRY, PHOTO);
  const read = vi.spyOn(IDBObjectStore.prototype, 'get').mockImplementation(() => {
    throw new DOMException('busy', 'UnknownError');
  });
  await goOnline();
  expect(attachmentOutbox.waiting()).toMatchObject([{ refusal: null }]);
  read.mockRestore();
  await goOnline();
  expect(files.sent).toHaveLength(1);
  await allGone();
});

it('is not sent for another person who signs in while its file is read', async () => {
  network.isOn = false;
  await addAttachment(ENTRY, PHOTO);
  const [{ body } = { body: null }] = attachmentOutbox.waiting();
  if (!body) throw new Error('The photo does not wait');
  network.isOn = true;
  const sent = attachmentKind.create(body, 'k1');
  vi.spyOn(session, 'userId').mockReturnValue('bia');
  await expect(sent).rejects.toMatchObject({ errorCode: 'OFFLINE' });
  expect(files.sent).toEqual([]);
});

it('is not added for another person who signs in meanwhile', async () => {
  const added = addAttachment(ENTRY, PHOTO);
  await signIn('bia', DEVICE_KEY);
  await expect(added).rejects.toThrow();
  expect([attachmentOutbox.waiting(), await sealed(), files.sent]).toEqual([[], [], []]);
});
