// @vitest-environment jsdom
import { UNDO_MS } from '@alento/domain/mood-entry/limits';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { entryOf } from '../../../testing/answers.ts';
import { draw } from '../../../testing/draw.tsx';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { lost, never, refused } from '../../../testing/fake-server/reply.ts';
import { withMember } from '../../../testing/signed-in.ts';
import { attachmentOutbox } from '../attachment/attachment-outbox.ts';
import { undoCopy } from '../mood-entry.copy.ts';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import type { DisplayedEntry } from '../waiting/waiting-entry.ts';
import { ConfirmedAction } from './confirmed-action.tsx';

const NOT_BACK = /as fotos e a nota de voz deste registro não voltam/;
const ENTRY = entryOf({ id: 'e1' });
const WAITING_BODY = { score: 3, note: '', tags: [], timestamp: 0, timeZone: 'America/Sao_Paulo' };
const WAITING: DisplayedEntry = { ...ENTRY, waiting: { body: WAITING_BODY, sent: null, refusal: null } };

withMember();
beforeEach(() => server.answer('GET /tags', []));

const PHOTO = { kind: 'photo', type: 'image/jpeg', width: 4, height: 3, thumbnailBytes: 1, sha256: '' } as const;

const click = (name: string): boolean => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const ask = (entry: DisplayedEntry) => draw(<ConfirmedAction action={{ act: 'remove', entry }} onClose={() => {}} />);

it.each([
  ['is still loading', never],
  ['could not be loaded', refused(422, 'DATE_INVALID')],
])('the question before a deletion warns of the photos while their list %s', async (_, answer) => {
  server.answer('GET /attachments', () => answer);
  ask(ENTRY);
  await screen.findByText(NOT_BACK);
});

it('the question says nothing of photos for an entry without any', async () => {
  ask(ENTRY);
  await screen.findByText(/Logo depois você ainda pode desfazer/);
  await waitFor(() => expect(screen.queryByText(NOT_BACK)).toBeNull());
});

it('beside the undo of an entry with a photo stands that it comes back without', async () => {
  const stored = { ...PHOTO, id: 'a1', entryId: 'e1', bytes: 1, durationMs: null, createdAt: 0 };
  server.answer('GET /attachments', { attachments: [stored], leftThisMonth: null });
  server.answer('DELETE /mood-entries/{id}');
  ask(ENTRY);
  await screen.findByText(NOT_BACK);
  click('Excluir');
  await screen.findByText('Registro excluído. Ele volta sem as fotos e a nota de voz.');
});

it('the question says nothing of the photos of an entry that waits, which come back with it', async () => {
  await attachmentOutbox.add({ ...PHOTO, fileId: 'photo:1', entryId: 'e1', isLocal: true });
  ask(WAITING);
  await screen.findByText(/Logo depois você ainda pode desfazer/);
  expect(screen.queryByText(NOT_BACK)).toBeNull();
});

describe('the photo of a deleted entry that waited', () => {
  let seesPage: (sees: boolean) => void;

  /** Deletes the entry, and lets a minute pass while its toast stands, because nobody sees the page. */
  async function removeUnseen(): Promise<void> {
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    seesPage = (sees) => {
      hidden.mockReturnValue(!sees);
      act(() => void document.dispatchEvent(new Event('visibilitychange')));
    };
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    server.answer('GET /health', lost);
    const id = await moodOutbox.add(WAITING_BODY);
    await attachmentOutbox.add({ ...PHOTO, fileId: 'photo:2', entryId: id, isLocal: true }, undefined, 'photo:2');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    ask({ ...WAITING, id });
    click('Excluir');
    await screen.findByText(undoCopy.removed);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attachmentOutbox.waiting()).toMatchObject([{ body: { entryId: id } }]);
  }

  it('comes back with it as long as undo is offered', async () => {
    await removeUnseen();
    click('Desfazer');
    await screen.findByText(undoCopy.restored);
    const [{ id } = { id: '' }] = moodOutbox.waiting();
    expect(attachmentOutbox.waiting()).toMatchObject([{ body: { entryId: id } }]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(attachmentOutbox.waiting()).toHaveLength(1);
  });

  it('is deleted when undo is no longer offered', async () => {
    await removeUnseen();
    seesPage(true);
    await vi.advanceTimersByTimeAsync(UNDO_MS);
    await vi.waitFor(() => expect(attachmentOutbox.waiting()).toEqual([]));
  });
});
