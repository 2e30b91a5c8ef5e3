// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as clock from '../../../lib/time/clock.ts';
import { compareClock } from '../../../lib/time/clock-skew.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import type { ShownEntry } from '../waiting/waiting-entry.ts';
import { EditEntryDialog } from './edit-entry-dialog.tsx';

/** An entry recorded in Tokyo on the 15th at 08:30. In São Paulo that instant is 20:30 on the 14th. */
const journey = {
  id: 'a',
  score: 3,
  note: 'Templo',
  ai_analysis: '',
  tags: [],
  timestamp: Date.parse('2026-11-14T23:30:45Z'),
  localDate: '2026-11-15',
};

const onClose = vi.fn();
let putBackClock = () => {};

beforeEach(() => {
  putBackClock = clock.setClock(() => Date.parse('2026-11-21T15:00:00Z'));
  vi.spyOn(clock, 'timeZone').mockReturnValue('America/Sao_Paulo');
  server.answer('GET /tags', [{ id: 't-mar', name: 'Mar', icon: 'sun' }]);
  server.answer('PUT /mood-entries/{id}', journey);
});

async function open(entry: ShownEntry = journey): Promise<void> {
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EditEntryDialog entry={entry} onClose={onClose} />
    </QueryClientProvider>,
  );
  await screen.findByRole('dialog');
}

afterEach(() => {
  cleanup();
  putBackClock();
  vi.restoreAllMocks();
  onClose.mockReset();
});

async function sentOnSave(): Promise<unknown> {
  await userEvent.click(screen.getByRole('button', { name: 'Salvar alterações' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  return server.calls('PUT /mood-entries/{id}')[0]?.body;
}

describe('EditEntryDialog for an entry recorded in another zone', () => {
  beforeEach(() => open());

  it('shows the local date of the entry', () => {
    expect(screen.getByLabelText<HTMLInputElement>('Data').value).toBe('2026-11-15');
  });

  it('keeps the timestamp if only the score changes', async () => {
    await userEvent.click(screen.getByRole('radio', { name: 'Excelente' }));
    expect(await sentOnSave()).toEqual({ score: 5, note: 'Templo' });
  });

  it('keeps the date if only the time changes', async () => {
    fireEvent.change(screen.getByLabelText('Hora'), { target: { value: '09:00' } });
    expect(await sentOnSave()).toMatchObject({ timestamp: Date.parse('2026-11-15T12:00:00Z') });
  });

  it('saves added tags', async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Mar' }));
    expect(await sentOnSave()).toEqual({ score: 3, note: 'Templo', tags: ['t-mar'] });
  });
});

it('EditEntryDialog saves an entry of the server’s today on a device whose clock is two days behind', async () => {
  const right = Date.parse('2026-11-23T15:00:00Z');
  compareClock(new Date(right).toUTCString(), clock.now());
  try {
    await open({ ...journey, timestamp: right, localDate: '2026-11-23' });
    expect(screen.getByLabelText<HTMLInputElement>('Data').max).toBe('2026-11-23');
    await userEvent.click(screen.getByRole('radio', { name: 'Excelente' }));
    expect(await sentOnSave()).toEqual({ score: 5, note: 'Templo' });
  } finally {
    compareClock(new Date(clock.now()).toUTCString(), clock.now());
  }
});

it('EditEntryDialog shows that an entry without an id can’t be corrected', async () => {
  await open({ ...journey, id: '' });
  await userEvent.click(screen.getByRole('button', { name: 'Salvar alterações' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Entrada incompleta para atualização');
  expect(server.calls('PUT /mood-entries/{id}')).toEqual([]);
});

it.each([
  ['Data', 'Hora'],
  ['Hora', 'Data'],
])('EditEntryDialog shows and focuses an empty field: %s', async (empty, other) => {
  await open();
  fireEvent.change(screen.getByLabelText(empty), { target: { value: '' } });
  await userEvent.click(screen.getByRole('button', { name: 'Salvar alterações' }));
  await screen.findByText('A data do registro não é válida.');
  const field = screen.getByLabelText(empty);
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(field);
  expect(screen.getByLabelText(other).getAttribute('aria-invalid')).toBeNull();
});

it('EditEntryDialog focuses the reason why the server refused', async () => {
  server.refuse('PUT /mood-entries/{id}', 500, 'INTERNAL');
  await open();
  await userEvent.click(screen.getByRole('radio', { name: 'Excelente' }));
  await userEvent.click(screen.getByRole('button', { name: 'Salvar alterações' }));
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
  await userEvent.click(screen.getByRole('button', { name: 'Salvar alterações' }));
  await waitFor(() => expect(onClose).toHaveBeenCalled());
  const { source: _, ...rest } = body;
  expect(change).toHaveBeenCalledWith('a', { ...rest, note: 'ã'.repeat(300) });
});
