// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { draftsOf } from '../../../lib/draft/form-draft.ts';
import { queryClient } from '../../../lib/query-client.ts';
import * as clock from '../../../lib/time/clock.ts';
import { compareClock } from '../../../lib/time/clock-skew.ts';
import { entryOf } from '../../../testing/answers.ts';
import { withClock } from '../../../testing/clock.ts';
import { emptyDevice } from '../../../testing/device.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { press, show } from '../../../testing/show.tsx';
import { signIn } from '../../../testing/signed-in.ts';
import { toast } from '../../../ui/overlay/toast.tsx';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import type { DisplayedEntry } from '../waiting/waiting-entry.ts';
import { EditEntryDialog } from './edit-entry-dialog.tsx';

/** An entry recorded in Tokyo on the 15th at 08:30. In São Paulo that instant is 20:30 on the 14th. */
const journey = {
  ...entryOf({ id: 'a', note: 'Templo', timestamp: Date.parse('2026-11-14T23:30:45Z') }),
  localDate: '2026-11-15',
};

const onClose = vi.fn();

withClock(Date.parse('2026-11-21T15:00:00Z'));
beforeEach(() => {
  vi.spyOn(clock, 'timeZone').mockReturnValue('America/Sao_Paulo');
  server.answer('GET /tags', [{ id: 't-mar', name: 'Mar', icon: 'sun' }]);
  server.answer('PUT /mood-entries/{id}', journey);
});

async function open(entry: DisplayedEntry = journey): Promise<void> {
  show(<EditEntryDialog entry={entry} onClose={onClose} />);
  await screen.findByRole('dialog');
}

afterEach(() => {
  cleanup();
  queryClient.clear();
  onClose.mockReset();
});

const excellent = () => userEvent.click(screen.getByRole('radio', { name: 'Excelente' }));
const type = (label: string, value: string): void =>
  void fireEvent.change(screen.getByLabelText(label), { target: { value } });
const save = () => press('Salvar alterações');
async function sentOnSave(): Promise<unknown> {
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  return server.calls('PUT /mood-entries/{id}')[0]?.body;
}

it.each([
  ['keeps the timestamp if only the score changes', excellent, { score: 5 }],
  ['keeps the date if only the time changes', () => type('Hora', '09:00'), { timestamp: Date.UTC(2026, 10, 15, 12) }],
  ['saves added tags', () => press('Mar'), { tags: ['t-mar'] }],
])('EditEntryDialog for an entry recorded in another zone %s', async (_, change, sent) => {
  await open();
  expect(screen.getByLabelText<HTMLInputElement>('Data').value).toBe('2026-11-15');
  await change();
  expect(await sentOnSave()).toEqual({ score: 3, note: 'Templo', ...sent });
});

it.each([
  [
    'goes on without an hour on another day',
    () => type('Data', '2026-11-13'),
    { timestamp: Date.UTC(2026, 10, 13, 15), source: 'past' },
  ],
  [
    'goes on without an hour today, not later than now',
    () => {
      vi.spyOn(clock, 'now').mockReturnValue(Date.parse('2026-11-21T14:59:00Z'));
      type('Data', '2026-11-21');
    },
    { timestamp: Date.parse('2026-11-21T15:00:00Z') - 60_000, source: 'past' },
  ],
  [
    'gets the hour that is typed',
    () => type('Hora', '12:00'),
    { timestamp: Date.UTC(2026, 10, 14, 15), source: 'app' },
  ],
  ['goes on without an hour if only the score changes', excellent, { score: 5 }],
])('EditEntryDialog for an entry without an hour: it %s', async (_, change, sent) => {
  const timestamp = Date.UTC(2026, 10, 14, 15);
  await open({ ...entryOf({ id: 'a', note: 'Praia', timestamp }), localDate: '2026-11-14', source: 'past' });
  expect(screen.getByLabelText<HTMLInputElement>('Hora').value).toBe('');
  await change();
  expect(await sentOnSave()).toEqual({ score: 3, note: 'Praia', ...sent });
});

it('EditEntryDialog saves an entry of the server’s today on a device whose clock is two days behind', async () => {
  const right = Date.parse('2026-11-23T15:00:00Z');
  compareClock(new Date(right).toUTCString(), clock.now());
  try {
    await open({ ...journey, timestamp: right, localDate: '2026-11-23' });
    expect(screen.getByLabelText<HTMLInputElement>('Data').max).toBe('2026-11-23');
    await excellent();
    expect(await sentOnSave()).toEqual({ score: 5, note: 'Templo' });
  } finally {
    compareClock(new Date(clock.now()).toUTCString(), clock.now());
  }
});

it('EditEntryDialog shows that an entry without an id can’t be corrected', async () => {
  await open({ ...journey, id: '' });
  await save();
  expect((await screen.findByRole('alert')).textContent).toContain('Entrada incompleta para atualização');
  expect(server.calls('PUT /mood-entries/{id}')).toEqual([]);
});

it.each([
  ['Data', 'Hora'],
  ['Hora', 'Data'],
])('EditEntryDialog shows and focuses an empty field: %s', async (empty, other) => {
  await open();
  type(empty, '');
  await save();
  await screen.findByText('A data do registro não é válida.');
  const field = screen.getByLabelText(empty);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(screen.getByLabelText(other).getAttribute('aria-invalid')).toBeNull();
});

it('EditEntryDialog focuses the reason why the server refused', async () => {
  server.refuse('PUT /mood-entries/{id}', 500, 'INTERNAL');
  await open();
  await excellent();
  await save();
  const reason = await screen.findByRole('alert');
  await waitFor(() => expect(document.activeElement).toBe(reason));
});

it('EditEntryDialog allows a note of 300 characters for a check-in that is in the outbox', async () => {
  const change = vi.spyOn(moodOutbox, 'change').mockResolvedValue(true);
  vi.spyOn(moodOutbox, 'settle').mockResolvedValue({ state: 'gone' });
  const { score, note, timestamp } = journey;
  const body = { score, note, tags: [], timestamp, timeZone: 'Asia/Tokyo', source: 'popup' as const };
  await open({ ...journey, waiting: { body, sent: null, refusal: null } });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'ã'.repeat(300) } });
  await save();
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const { source: _, ...rest } = body;
  expect(change).toHaveBeenCalledWith('a', { ...rest, note: 'ã'.repeat(300) });
});

it('EditEntryDialog that was closed while saving doesn’t close another that was opened meanwhile', async () => {
  vi.spyOn(toast, 'saved').mockReturnValue();
  const { unmount } = show(<EditEntryDialog entry={journey} onClose={onClose} />);
  await screen.findByRole('dialog');
  const release = server.hold('PUT /mood-entries/{id}');
  await excellent();
  await save();
  unmount();
  release({ ...journey, score: 5 });
  await waitFor(() => expect(toast.saved).toHaveBeenCalled());
  expect(onClose).not.toHaveBeenCalled();
});

it('EditEntryDialog keeps what was changed under the id that the server gave meanwhile to a waiting entry', async () => {
  await emptyDevice();
  await signIn('ana');
  server.answer('GET /health', { status: 'ok' });
  server.answer('POST /mood-entries', { ...journey, id: 'sent' });
  const { score, note, timestamp } = journey;
  const body = { score, note, tags: [], timestamp, timeZone: 'Asia/Tokyo' };
  const id = await moodOutbox.add(body);
  await open({ ...journey, id, waiting: { body, sent: null, refusal: null } });
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Templo e' } });
  await act(() => moodOutbox.settle(id));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Templo e chuva' } });
  await press('Fechar');
  expect(draftsOf('entry-draft:').map((draft) => [draft.id, draft.changed])).toEqual([
    ['sent', { note: 'Templo e chuva' }],
  ]);
});
