// @vitest-environment jsdom
import { CHAT_REQUEST_TIMEOUT_MS } from '@alento/domain/chat/limits';
import { errorText } from '@alento/domain/errors/catalogue';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { currentPlanQuery } from '../../../state/account/current-plan.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { entryOf } from '../../../testing/answers.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { lost, never, refused } from '../../../testing/fake-server/reply.ts';
import { planOf } from '../../../testing/plan-answers.ts';
import { show } from '../../../testing/show.tsx';
import { withMember } from '../../../testing/signed-in.ts';
import type { DisplayedEntry } from '../waiting/waiting-entry.ts';
import { EntryRow } from './entry-row.tsx';

const ANALYSIS = {
  answer: 'A média está em **3,4 de 5**. Anote em [registrar](/registrar).',
  crisis: false,
  sources: [],
  writtenBy: 'local' as const,
};
const WAITING = {
  body: { score: 3, note: 'Dormi pouco', tags: [], timestamp: 0, timeZone: 'UTC' },
  sent: null,
  refusal: null,
};
const nothing = (): void => undefined;

function open(change: Partial<DisplayedEntry> = {}): void {
  show(
    <EntryRow
      {...{ day: null, zone: 'America/Sao_Paulo', open: false }}
      {...{ onToggle: nothing, onEdit: nothing, onRemove: nothing }}
      entry={{ ...entryOf({ note: 'Dormi pouco' }), ...change }}
    />,
  );
}
const button = () => screen.queryByRole('button', { name: /^Comentar/ });
const ask = (): void => void fireEvent.click(screen.getByRole('button', { name: /^Comentar/ }));

withMember();
beforeEach(() => server.answer('GET /tags', []));
afterEach(() => {
  crisis.close();
});

it('EntryRow names an external AI as the author of a comment', () => {
  open({ ai_analysis: 'Um dia de descanso depois de dois cheios.' });
  expect(screen.getByText('Um dia de descanso depois de dois cheios.')).toBeTruthy();
  expect(screen.getByText('Comentário de uma IA externa. Não é diagnóstico.')).toBeTruthy();
  expect(screen.getByText('Dormi pouco')).toBeTruthy();
});

it.each([
  [{ source: 'daylio' }, '· Veio do Daylio'],
  [{ source: 'pixels' }, '· Veio do Pixels'],
  [{ source: 'import' }, '· Veio de uma cópia do Alento'],
  [{ source: 'app' }, undefined],
  [{ source: 'popup' }, undefined],
  [{}, undefined],
] as const)('EntryRow with %o says where it came from: %s', (fields, text) => {
  open(fields);
  expect(screen.queryByText(/Veio/)?.textContent?.trim()).toBe(text);
  expect(screen.queryByText(/IA externa/)).toBeNull();
});

it('EntryRow for a past day has no hour', () => {
  open({ source: 'past' });
  screen.getByText('sem hora');
  screen.getByRole('button', { name: 'Editar registro sem hora' });
});

describe('“Comentar” under a note', () => {
  it('has the assistant read the note, and keeps the comment while the page is open', async () => {
    server.answer('POST /analyze-mood', ANALYSIS);
    // The focus moves with the comment, not with a later frame.
    vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0);
    open();
    ask();
    expect((await screen.findByText('3,4 de 5')).tagName).toBe('STRONG');
    expect(screen.getByRole('link', { name: 'registrar' }).getAttribute('href')).toBe('/registrar');
    expect(document.activeElement).toBe(await screen.findByRole('status'));
    expect(screen.getByText('Comentário do assistente, modelo local, sem IA externa. Não é diagnóstico.')).toBeTruthy();
    expect(server.calls('POST /analyze-mood').map(({ body }) => body)).toEqual([{ message: 'Dormi pouco' }]);
    expect(button()).toBeNull();
    cleanup();
    open();
    expect(screen.getByText('3,4 de 5')).toBeTruthy();
    expect(server.calls('POST /analyze-mood')).toHaveLength(1);
  });

  it('says on the button what it costs, unless messages are unlimited', async () => {
    open();
    expect(button()?.textContent).toBe('Comentar(usa 1 mensagem)');
    queryClient.setQueryData(currentPlanQuery().queryKey, planOf('premium'));
    await waitFor(() => expect(button()?.textContent).toBe('Comentar'));
  });

  it.each<[string, Partial<DisplayedEntry>]>([
    ['an entry without a note', { note: '' }],
    ['an entry with a comment', { ai_analysis: 'Um dia de descanso.' }],
    ['an entry that is only on the device', { waiting: WAITING }],
  ])('is not there for %s', (_what, change) => {
    open(change);
    expect(button()).toBeNull();
  });

  it.each([
    ['the server’s timeout', refused(504, 'ANALYZE_MOOD_TIMEOUT'), 'A análise de humor demorou muito tempo...'],
    ['a missing session', refused(401, 'UNAUTHORIZED'), errorText('CHAT_UNAUTHENTICATED')],
    ['a used-up day', refused(429, 'AI_MESSAGES_DAILY_LIMIT_EXCEEDED'), /^Você usou as mensagens de hoje com o/],
    ['a lost connection', lost, 'Desculpe, houve um problema ao processar sua mensagem. Por favor, tente novamente.'],
  ])('says why there is no comment after %s, and can be pressed again', async (_what, answer, text) => {
    server.answer('POST /analyze-mood', answer);
    open();
    ask();
    expect((await screen.findByText(text)).closest('[role=alert]')).toBeTruthy();
    // A repeated call could take a second of the day's messages.
    expect(server.calls('POST /analyze-mood')).toHaveLength(1);
    await waitFor(() => expect(button()?.hasAttribute('disabled')).toBe(false));
  });

  it('gives up after 30 seconds', async () => {
    server.answer('POST /analyze-mood', never);
    open();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    ask();
    await vi.waitFor(() => expect(server.calls('POST /analyze-mood')).toHaveLength(1));
    await act(() => vi.advanceTimersByTimeAsync(CHAT_REQUEST_TIMEOUT_MS));
    vi.useRealTimers();
    expect(await screen.findByText('A análise de humor demorou muito tempo...')).toBeTruthy();
  });

  it('opens the help card for a note about a crisis, whatever the server says', async () => {
    server.answer('POST /analyze-mood', never);
    open({ note: 'não aguento mais viver' });
    ask();
    await waitFor(() => expect(crisis.current()).toMatchObject({ source: 'note', about: 'self' }));
  });

  it('opens the help card if only the server found a crisis', async () => {
    server.answer('POST /analyze-mood', { ...ANALYSIS, answer: 'Ligue 188.', crisis: true });
    open();
    ask();
    expect(await screen.findByText('Ligue 188.')).toBeTruthy();
    expect(crisis.current()).toMatchObject({ source: 'note' });
  });
});
