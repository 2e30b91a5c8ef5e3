// @vitest-environment jsdom
import { errorText } from '@alento/domain/errors/catalogue';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fakePictures } from '../../../lib/media/photo.harness.ts';
import { sendOutbox } from '../../../lib/outbox/outbox.ts';
import { unsentNames } from '../../../lib/session/ended/unsent-words.ts';
import * as store from '../../../platform/sealed/waiting-file-store.ts';
import { entryOf } from '../../../testing/answers.ts';
import { withDatabases } from '../../../testing/databases.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { lost, refused } from '../../../testing/fake-server/reply.ts';
import { press } from '../../../testing/show.tsx';
import { DEVICE_KEY } from '../../../testing/sign-in-again.ts';
import { withMember } from '../../../testing/signed-in.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import { displayedEntryOf, moodNow } from '../waiting/waiting-entry.ts';
import { attachmentOutbox } from './attachment-outbox.ts';
import { choosePhotos, files, photoFile, showAdding, startAttachmentServer } from './attachment-server.harness.tsx';
import { removeAttachment } from './change-attachments.ts';

const ENTRY = entryOf({ id: 'e1' });
let isOnline = true;

withDatabases();
withMember('ana', DEVICE_KEY);
beforeEach(() => {
  fakePictures();
  isOnline = true;
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline);
  startAttachmentServer();
  server.answer('GET /health', () => (isOnline ? { status: 'ok' as const } : lost));
});

const names = () => screen.queryAllByRole('button', { name: /^Foto \d/ }).map((button) => button.ariaLabel);
const goOnline = async (): Promise<void> => {
  isOnline = true;
  await act(() => sendOutbox('ana'));
};
const fileIds = async () => (await store.sealedFiles()).map(({ id }) => id);

describe('photos of an entry', () => {
  it('are made ready, sent once each with their preview, and shown as stored', async () => {
    showAdding(ENTRY);
    choosePhotos(photoFile(), photoFile('100x50'));
    await screen.findByText('2 fotos adicionadas.');
    await waitFor(() => expect(names()).toEqual(['Foto 1 de 2', 'Foto 2 de 2']));
    expect(files.sent).toMatchObject([
      { query: { entryId: 'e1', kind: 'photo', width: '2048', height: '1365', thumbnailBytes: '1000' }, bytes: 2000 },
      { query: { width: '100', height: '50' } },
    ]);
    expect(files.sent[0]?.query.sha256).toMatch(/^[0-9a-f]{64}$/);
    expect(new Set(files.sent.map(({ key }) => key)).size).toBe(2);
    await waitFor(async () => expect(await fileIds()).toEqual([]));
    expect(attachmentOutbox.waiting()).toEqual([]);
  });

  it('that can’t be read are named, and the others are added', async () => {
    showAdding(ENTRY);
    choosePhotos(photoFile('nenhuma foto'), photoFile());
    expect((await screen.findByRole('alert')).textContent).toContain('Este arquivo não pôde ser lido como foto.');
    expect(screen.getByText('Foto adicionada.')).toBeTruthy();
    await waitFor(() => expect(files.sent).toHaveLength(1));
  });

  it('beyond the fourth are not added, and the person is told', async () => {
    showAdding(ENTRY);
    choosePhotos(...Array.from({ length: 6 }, () => photoFile()));
    expect((await screen.findByRole('alert')).textContent).toContain('Foram adicionadas 4 das 6');
    await screen.findByText(/Este registro já tem 4 fotos/);
    // Not disabled: a person who pressed it with the keyboard would lose the place.
    const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Adicionar foto' });
    expect([button.disabled, button.getAttribute('aria-disabled')]).toEqual([false, 'true']);
    await waitFor(() => expect(files.sent).toHaveLength(4));
  });

  it('are deleted at the server after a question', async () => {
    showAdding(ENTRY);
    choosePhotos(photoFile());
    await waitFor(() => expect(names()).toEqual(['Foto 1 de 1']));
    await waitFor(() => expect(attachmentOutbox.waiting()).toEqual([]));
    await press('Excluir foto 1 de 1');
    await screen.findByText('Excluir esta foto?');
    await press('Excluir');
    await waitFor(() => expect(names()).toEqual([]));
    expect(files.stored).toEqual([]);
    expect(screen.queryByText('Foto adicionada.')).toBeNull();
  });
});

describe('the files on this device', () => {
  it('that a closed page or another person left are deleted when a photo is added', async () => {
    await store.writeSealedFile('ana', 'photo:old', new Uint8Array([1]));
    await store.writeSealedFile('bia', 'photo:other', new Uint8Array([1]));
    files.refusal = refused(422, 'ATTACHMENTS_FULL');
    showAdding(ENTRY);
    choosePhotos(photoFile());
    await screen.findByText('Foto adicionada.');
    expect(await fileIds()).toEqual([expect.stringMatching(/^photo:[0-9a-f-]{36}$/)]);
    // Otherwise it may be sent in the next test.
    await waitFor(() => expect(files.sent).toHaveLength(1));
  });

  it('stay until the server has said whether it has a photo that the person deleted meanwhile', async () => {
    files.losesAnswers = true;
    showAdding(ENTRY);
    choosePhotos(photoFile());
    await waitFor(() => expect(files.stored).toHaveLength(1));
    await screen.findByText('Foto adicionada.');
    expect(attachmentOutbox.waiting()).toHaveLength(1);
    const [{ id } = { id: '' }] = attachmentOutbox.waiting();
    const shown = { id, key: '', kind: 'photo', durationMs: null, width: 1, height: 1 } as const;
    await removeAttachment({ ...shown, waiting: { refusal: null } });
    expect(await fileIds()).toHaveLength(1);
    files.losesAnswers = false;
    await goOnline();
    await waitFor(() => expect(files.stored).toEqual([]));
    await waitFor(async () => expect(await fileIds()).toEqual([]));
    expect(new Set(files.sent.map(({ key }) => key)).size).toBe(1);
  });
});

describe('a photo that the server refuses', () => {
  it('shows the reason for a used-up month, holds up nothing else, and can be deleted', async () => {
    files.refusal = refused(429, 'ATTACHMENTS_MONTHLY_LIMIT_EXCEEDED', { retryAfter: 1_000_000 });
    showAdding(ENTRY);
    choosePhotos(photoFile());
    await screen.findByText(errorText('ATTACHMENTS_MONTHLY_LIMIT_EXCEEDED'));
    server.answer('POST /mood-entries', ENTRY);
    const id = await moodOutbox.add(moodNow({ score: 3, note: '', tags: [] }));
    expect(await moodOutbox.settle(id)).toMatchObject({ state: 'sent' });
    await press('Excluir foto 1 de 1');
    await screen.findByText('Excluir esta foto?');
    await press('Excluir');
    await waitFor(() => expect(attachmentOutbox.waiting()).toEqual([]));
    expect(await fileIds()).toEqual([]);
  });

  it('because its entry was deleted is dropped, and the person is told', async () => {
    const failed = vi.spyOn(toast, 'failed').mockReturnValue();
    files.refusal = refused(404, 'ENTRY_NOT_FOUND');
    showAdding(ENTRY);
    choosePhotos(photoFile());
    await waitFor(() => expect(files.sent).toHaveLength(1));
    await waitFor(() => expect(attachmentOutbox.waiting()).toEqual([]));
    expect(await fileIds()).toEqual([]);
    expect(failed.mock.calls).toEqual([['O registro foi excluído, e a foto ou nota de voz dele não foi enviada.']]);
  });
});

describe('a photo without a network', () => {
  /** Records a mood that waits, and adds a photo to it. */
  async function addToWaiting(): Promise<string> {
    isOnline = false;
    server.answer('POST /mood-entries', () => (isOnline ? ENTRY : lost));
    const id = await moodOutbox.add(moodNow({ score: 3, note: '', tags: [] }));
    const waiting = moodOutbox.waiting().find((one) => one.id === id);
    if (!waiting) throw new Error('The mood does not wait');
    showAdding(displayedEntryOf(waiting));
    choosePhotos(photoFile());
    await screen.findByText('Foto adicionada.');
    return id;
  }

  it('waits encrypted beside its entry, is counted as unsent, and follows with the entry’s id', async () => {
    await addToWaiting();
    expect(names()).toEqual(['Foto 1 de 1. Esperando conexão para ser enviada.']);
    const [fileId = ''] = await fileIds();
    const sealed = await store.readSealedFile('ana', fileId);
    expect(sealed?.length).toBe(2000 + 13 + 16);
    expect(unsentNames('ana').filter((name) => name.startsWith('outbox:photo'))).toHaveLength(1);
    await goOnline();
    await waitFor(() => expect(files.sent).toMatchObject([{ query: { entryId: 'e1' } }]));
    await waitFor(() => expect(attachmentOutbox.waiting()).toEqual([]));
  });

  it('waits until its refused entry is accepted', async () => {
    const id = await addToWaiting();
    server.answer('POST /mood-entries', refused(422, 'NOTE_INVALID'));
    await goOnline();
    await screen.findByText('O registro ainda não foi aceito. Edite o registro, e isto segue junto.');
    expect(files.sent).toEqual([]);
    server.answer('POST /mood-entries', ENTRY);
    await moodOutbox.change(id, { ...moodNow({ score: 4, note: '', tags: [] }) });
    await moodOutbox.settle(id);
    await waitFor(() => expect(files.sent).toMatchObject([{ query: { entryId: 'e1' } }]));
  });
});
