// @vitest-environment jsdom
import type { MoodEntry } from '@alento/contract/mood-entry';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { EntryRow } from './entry-row.tsx';

afterEach(cleanup);

function show(change: Partial<MoodEntry>): void {
  server.answer('GET /tags', []);
  const entry = { id: 'e1', score: 3, note: 'Descansei', timestamp: 0, ai_analysis: '', tags: [], ...change };
  const nothing = (): void => undefined;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <EntryRow
        entry={entry}
        day={null}
        zone="America/Sao_Paulo"
        open={false}
        onToggle={nothing}
        onEdit={nothing}
        onRemove={nothing}
      />
    </QueryClientProvider>,
  );
}

it('EntryRow names an external AI as the author of a comment', () => {
  show({ ai_analysis: 'Um dia de descanso depois de dois cheios.' });
  expect(screen.getByText('Um dia de descanso depois de dois cheios.')).toBeTruthy();
  expect(screen.getByText('Comentário de uma IA externa. Não é diagnóstico.')).toBeTruthy();
  expect(screen.getByText('Descansei')).toBeTruthy();
});

it('EntryRow names no AI if the entry has no comment', () => {
  show({});
  expect(screen.queryByText(/IA externa/)).toBeNull();
});

it.each([
  ['daylio', 'Veio do Daylio'],
  ['pixels', 'Veio do Pixels'],
  ['import', 'Veio de uma cópia do Alento'],
] as const)('EntryRow says where an entry with the source %s came from', (source, text) => {
  show({ source });
  expect(screen.getByText(`· ${text}`)).toBeTruthy();
});

it.each(['app', 'popup', undefined] as const)('EntryRow says nothing about the source %s', (source) => {
  show(source ? { source } : {});
  expect(screen.queryByText(/Veio/)).toBeNull();
});
