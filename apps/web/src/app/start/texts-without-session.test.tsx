// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router';
import { expect, it, vi } from 'vitest';
import { SuggestionList } from '../../features/chat/conversation/suggestions.tsx';
import { FoundConversations } from '../../features/chat/history-search/found-conversations.tsx';
import { DayDetail } from '../../features/mood-entry/day/day-detail.tsx';
import { CommentOnNote } from '../../features/mood-entry/day/note-comment.tsx';
import { HistoryScreen } from '../../features/mood-entry/history/history-screen.tsx';
import { RecordPast } from '../../features/mood-entry/past/record-past.tsx';
import { SchedulePanel } from '../../features/notifications/schedule/schedule-panel.tsx';
import { session } from '../../lib/session/session.ts';
import { server } from '../../testing/fake-server/fake-server.ts';
import { refused } from '../../testing/fake-server/reply.ts';
import { Queries } from '../../testing/show.tsx';
import { withMember } from '../../testing/signed-in.ts';
import { Toaster } from '../../ui/overlay/toast.tsx';
import { Guard } from './guard.tsx';

const ENTRIES = 'Erro ao buscar entradas de humor: token não disponível';
const ASSISTANT = 'Desculpe, não foi possível autenticar sua solicitação. Por favor, faça login novamente.';

withMember();

/** Shows a screen behind the guard. Every call is refused because the session has ended. */
function open(element: ReactNode, address: string, code?: string): void {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  server.otherwise(refused(401, 'UNAUTHORIZED', code === undefined ? {} : { code }));
  render(
    <Queries>
      <MemoryRouter initialEntries={[address]}>
        <Routes>
          <Route element={<Guard />}>
            <Route path="/dentro" element={element} />
          </Route>
          <Route path="*" element={<p>Outra tela</p>} />
        </Routes>
      </MemoryRouter>
      <Toaster />
    </Queries>,
  );
}

const nothing = (): void => undefined;
const comment = async (): Promise<void> => userEvent.click(screen.getByRole('button'));

it.each<[string, string, ReactNode, string, (() => Promise<void>)?]>([
  ['the history', ENTRIES, <HistoryScreen key="" conversations={() => null} />, ''],
  ['a day', ENTRIES, <DayDetail key="" />, '?type=day&date=2026-11-21'],
  ['the past days', ENTRIES, <RecordPast key="" />, ''],
  ['“Comentar”', ASSISTANT, <CommentOnNote key="" id="e1" note="Dormi pouco" when="hoje" />, '', comment],
  ['suggestions', ASSISTANT, <SuggestionList key="" onChoose={nothing} disabled={false} />, ''],
  ['the search of conversations', ASSISTANT, <FoundConversations key="" words="sono" />, ''],
  ['the reminders', 'Não autorizado', <SchedulePanel key="" hasChannel={false} />, ''],
])('the end of the session at %s leads to /login, where a toast says “%s”', async (_, text, element, query, act) => {
  open(element, `/dentro${query}`);
  await act?.();
  await screen.findByText('Outra tela');
  expect(session.current()).toBeNull();
  expect((await screen.findAllByText(text)).length).toBe(1);
});

it('the deletion of the account elsewhere asks nobody to sign in again', async () => {
  open(<SuggestionList onChoose={nothing} disabled={false} />, '/dentro', 'ACCOUNT_DELETED');
  await screen.findByText('Outra tela');
  expect(screen.queryByText(ASSISTANT)).toBeNull();
});
