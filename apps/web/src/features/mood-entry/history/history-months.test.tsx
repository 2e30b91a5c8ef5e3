// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { moodKeys } from '../../../state/mood/mood-entry.keys.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { press } from '../../../testing/show.tsx';
import { moodOutbox } from '../waiting/mood-outbox.ts';
import { BEFORE, entry, heading, MONTH, open, withHistory } from './history.harness.tsx';

const clock = withHistory('2026-11-30T15:00:00Z');

/** Entries of these days wait on the device. */
function wait(...days: string[]): void {
  const waiting = days.map((day) => ({
    id: day,
    body: { score: 3, note: day, tags: [], timestamp: Date.parse(`${day}T15:00:00Z`), timeZone: 'America/Sao_Paulo' },
    sent: null,
    refusal: null,
  }));
  vi.spyOn(moodOutbox, 'useWaiting').mockReturnValue(waiting as unknown as ReturnType<typeof moodOutbox.useWaiting>);
}

describe('entries that wait for a network on /historico', () => {
  it('are reached from later months, as are older ones of the server', async () => {
    wait('2026-10-05', '2026-09-07');
    server.answer(BEFORE, ({ query }) => (query.until && query.until > '2026-09-20' ? [entry('s', '2026-09-20')] : []));
    open();
    await press('Ver outubro de 2026');
    await screen.findByText('2026-10-05');
    await press('Ver setembro de 2026');
    await screen.findByText('2026-09-07');
  });

  it('don’t hide that their month could not be read', async () => {
    wait('2026-11-10');
    server.refuse(MONTH, 500, 'INTERNAL');
    open();
    await screen.findByText('2026-11-10');
    expect(await screen.findByRole('button', { name: 'Tentar novamente' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'quarta-feira, 11 de novembro' })).toBeTruthy();
  });
});

describe('entries of a day after today on /historico', () => {
  it('are shown in this month', async () => {
    clock.at = Date.parse('2026-11-29T15:00:00Z');
    server.answer(MONTH, [entry('tokyo', '2026-11-30')]);
    open();
    await press(/30 de novembro: Bem, 1 registro$/);
    await heading('Segunda-feira, 30 de novembro');
    await screen.findByText('tokyo');
  });

  it('are shown in the next month, also if there are no others', async () => {
    server.answer(MONTH, ({ query }) => (query.startDate === '2026-12-01' ? [entry('tokyo', '2026-12-01')] : []));
    open();
    await screen.findByText('Nada foi registrado em novembro de 2026.');
    await press('Próximo mês');
    await screen.findByText('tokyo');
    expect(screen.getByRole('button', { name: 'Próximo mês' })).toHaveProperty('disabled', true);
  });
});

it('leads to the last month before with entries of the chosen moods, and says if there is none', async () => {
  server.answer(MONTH, ({ query }) => (query.startDate === '2026-08-01' ? [entry('bad', '2026-08-03', 0)] : []));
  server.answer(BEFORE, ({ query }) => {
    if (query.scores !== '0,1') return [entry('good', '2026-10-03', 5)];
    return query.until === '2026-10-31' ? [entry('bad', '2026-08-03', 0)] : [];
  });
  open('/historico?humor=1,0');
  await press('Ver agosto de 2026');
  await screen.findByText('bad');
  await screen.findByText('Nenhum mês anterior tem registros com esses humores.');
});

it('an empty month stays while it is read again', async () => {
  server.answer(BEFORE, [entry('o', '2026-10-03')]);
  open();
  const empty = await screen.findByText('Nada foi registrado em novembro de 2026.');
  const answer = server.hold(BEFORE);
  void queryClient.invalidateQueries({ queryKey: moodKeys.entries() });
  await waitFor(() => expect(server.calls(BEFORE)).toHaveLength(2));
  expect(empty.isConnected).toBe(true);
  answer([]);
});
