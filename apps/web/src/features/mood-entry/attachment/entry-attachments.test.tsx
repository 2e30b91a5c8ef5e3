// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { device, withDevice } from '../../../lib/media/device.harness.ts';
import { queryClient } from '../../../lib/query-client.ts';
import { allRead } from '../../../testing/all-read.ts';
import { entryOf } from '../../../testing/answers.ts';
import { FakeAudio } from '../../../testing/fake-audio.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { refused } from '../../../testing/fake-server/reply.ts';
import { press, show } from '../../../testing/show.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { EntryRow } from '../day/entry-row.tsx';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import { AddAttachments } from './add-attachments.tsx';
import { attachmentOutbox } from './attachment-outbox.ts';
import {
  choosePhotos,
  ENTRY,
  files,
  goOnline,
  photoFile,
  photoNames,
  recordOffline,
  showAdding,
  startAttachmentServer,
  withAttachments,
} from './attachment-server.harness.tsx';
import { addAttachment } from './change-attachments.ts';

const FULL = 'Você já guardou 20 fotos e notas de voz neste mês, o limite do plano Grátis.';
const VOICE = { kind: 'voice', type: 'audio/ogg', file: new Blob(['OggS'.repeat(100)]), durationMs: 7000 } as const;
const PHOTO = {
  ...({ kind: 'photo', type: 'image/jpeg', width: 4, height: 3 } as const),
  ...{ file: new Blob(['photo'.repeat(200)]), thumbnail: new Blob(['small'.repeat(120)]) },
};

withDevice();
withAttachments();
beforeEach(() => {
  vi.spyOn(toast, 'saved').mockReturnValue();
  vi.spyOn(toast, 'failed').mockReturnValue();
});

const showRow = (...entries: (typeof ENTRY)[]) =>
  show(
    entries.map((entry) => (
      <EntryRow
        key={entry.id}
        {...{ entry, day: null, zone: 'America/Sao_Paulo', open: false }}
        {...{ onToggle: () => {}, onEdit: () => {}, onRemove: () => {} }}
      />
    )),
  );
const focused = () => document.activeElement;

describe('what the server refused', () => {
  it('is sent again under a new key, by a button that leaves the focus in the entry', async () => {
    files.refusal = refused(429, 'ATTACHMENTS_MONTHLY_LIMIT_EXCEEDED', { retryAfter: 1_000_000 });
    await addAttachment(ENTRY, PHOTO);
    await addAttachment(ENTRY, VOICE);
    showRow(ENTRY);
    const refusals = () => attachmentOutbox.waiting().map(({ refusal }) => refusal?.message);
    await waitFor(() => expect(refusals()).toEqual([FULL, FULL]));
    expect(await screen.findAllByText(FULL)).toHaveLength(1);
    await press('Tentar de novo');
    await waitFor(() => expect(toast.failed).toHaveBeenCalledWith(FULL));
    expect(files.stored).toEqual([]);
    files.refusal = null;
    await press('Tentar de novo');
    await waitFor(() => expect(toast.saved).toHaveBeenCalledWith('Enviado.'));
    expect(files.stored.map(({ kind }) => kind).toSorted()).toEqual(['photo', 'voice']);
    expect(new Set(files.sent.map(({ key }) => key)).size).toBe(6);
    expect(photoNames()).toEqual([expect.stringMatching(/^Foto 1 de 1, [\d:]+$/)]);
    expect(screen.queryByText(FULL)).toBeNull();
    expect(focused()?.hasAttribute('data-focus-home')).toBe(true);
  });

  it('for the file itself is not sent again', async () => {
    files.refusal = refused(413, 'ATTACHMENT_TOO_LARGE');
    await addAttachment(ENTRY, PHOTO);
    showRow(ENTRY);
    await screen.findByText('O arquivo passa de 10 MB. Escolha um menor.');
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  });

  it('can be deleted in the row, and nothing else there; the focus stays in the row', async () => {
    await addAttachment(ENTRY, PHOTO);
    await waitFor(() => expect(files.stored).toHaveLength(1));
    files.refusal = refused(422, 'ATTACHMENTS_FULL');
    await addAttachment(ENTRY, PHOTO);
    showRow(ENTRY);
    const [remove, ...others] = await screen.findAllByRole('button', { name: /^Excluir foto/ });
    expect([remove?.ariaLabel, others]).toEqual([expect.stringMatching(/^Excluir foto 2 de 2/), []]);
    remove?.focus();
    await press(/^Excluir foto 2 de 2/);
    await press('Excluir');
    await waitFor(() => expect(attachmentOutbox.waiting()).toEqual([]));
    await waitFor(() => expect(focused()?.hasAttribute('data-focus-home')).toBe(true));
    expect(photoNames()).toHaveLength(1);
  });
});

describe('a list of photos that could not be loaded', () => {
  const fail = () => server.answer('GET /attachments', () => refused(422, 'DATE_INVALID'));
  const TEXT = 'As fotos e as notas de voz deste mês não carregaram.';

  it('is named once in a month, and loaded again', async () => {
    fail();
    showRow(ENTRY, entryOf({ id: 'e2' }));
    await waitFor(() => expect(screen.getAllByText(TEXT)).toHaveLength(1));
    startAttachmentServer();
    const size = { bytes: 1, width: null, height: null, durationMs: 7000 };
    files.stored = [{ id: 'a1', entryId: 'e1', kind: 'voice', type: 'audio/ogg', createdAt: 0, ...size }];
    await press('Tentar de novo');
    await waitFor(() => expect(screen.queryByText(TEXT)).toBeNull());
    expect(screen.getByRole('group', { name: 'Nota de voz, 7 segundos' })).toBeTruthy();
    await waitFor(() => expect(focused()?.hasAttribute('data-focus-home')).toBe(true));
  });

  it('still shows a photo that was sent meanwhile', async () => {
    fail();
    showAdding(ENTRY);
    await screen.findByText('As fotos e a nota de voz que este registro já tem não carregaram.');
    choosePhotos(photoFile());
    await waitFor(() => expect(files.stored).toHaveLength(1));
    await waitFor(() => expect(attachmentOutbox.waiting()).toEqual([]));
    expect(photoNames()).toEqual(['Foto 1 de 1']);
  });
});

describe('the limit of the month', () => {
  it.each([
    [null, null],
    [6, null],
    [5, 'No plano Grátis, ainda cabem 5 fotos ou notas de voz neste mês.'],
    [1, 'No plano Grátis, ainda cabe 1 foto ou nota de voz neste mês.'],
    [0, /^No plano Grátis, cabem 20 fotos e notas de voz por mês, e as deste mês já foram. .* fica só neste aparelho/],
  ])('with %s left is told before something is added', async (left, text) => {
    files.left = left;
    showAdding(ENTRY);
    await allRead(queryClient);
    if (text === null) expect(screen.queryByText(/neste mês/)).toBeNull();
    else expect(screen.getByText(text)).toBeTruthy();
  });

  it('counts what waits to be sent, and not what was refused', async () => {
    files.left = 2;
    showAdding(ENTRY);
    await screen.findByText(/cabem 2 fotos/);
    const answer = server.hold('POST /attachments');
    choosePhotos(photoFile());
    await screen.findByText(/ainda cabe 1 foto/);
    answer(refused(422, 'ATTACHMENTS_FULL'));
    await screen.findByText(/cabem 2 fotos/);
  });
});

it('a photo of an entry that waits keeps its button, and the focus, when both are sent', async () => {
  const waiting = await recordOffline();
  /** As the recorder and the dialog do. */
  function Followed() {
    moodOutbox.useWaiting();
    const fate = moodOutbox.fate(waiting.id);
    return <AddAttachments entry={fate.state === 'sent' ? fate.result : waiting} />;
  }
  show(<Followed />);
  choosePhotos(photoFile());
  const button = await screen.findByRole('button', { name: /^Foto 1 de 1. Esperando/ });
  button.focus();
  const gone = vi.fn();
  button.addEventListener('blur', gone);
  await goOnline();
  await waitFor(() => expect(files.stored).toMatchObject([{ entryId: 'e1' }]));
  await waitFor(() => expect(attachmentOutbox.waiting()).toEqual([]));
  expect([focused(), photoNames(), gone.mock.calls]).toEqual([button, ['Foto 1 de 1'], []]);
});

it('a recorded voice note replaces its button, and the group has the focus', async () => {
  vi.stubGlobal('Audio', FakeAudio);
  device.recorded = 'OggS'.repeat(100);
  showAdding(ENTRY);
  await press('Gravar nota de voz');
  await press('Gravar');
  await press('Parar');
  await press('Usar');
  await screen.findByText('Nota de voz adicionada.');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Gravar nota de voz' })).toBeNull());
  const group = screen.getByRole('region', { name: 'Fotos e nota de voz' });
  await waitFor(() => expect(document.activeElement).toBe(group));
  await waitFor(() => expect(files.stored).toHaveLength(1));
});
