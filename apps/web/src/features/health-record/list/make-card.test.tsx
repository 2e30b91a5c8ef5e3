// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { readMyDataAgain } from '../../../state/account/stream/follow-account.ts';
import { allRead } from '../../../testing/all-read.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { eligibilityOf, listedRecordOf, recordOf } from '../../../testing/health-record-answers.ts';
import { button, giveUp, open, pageText, press, withMaria } from '../health-record.harness.tsx';

withMaria();

const CAN = 'GET /health-records/can-generate';
const MAKE = 'POST /health-records';
const LIST = 'GET /health-records';

beforeEach(() => {
  server.answer(LIST, []);
  server.answer(CAN, eligibilityOf());
});

/** What the live regions of the page say. */
const announced = (): (string | null)[] => screen.getAllByRole('status').map(({ textContent }) => textContent);

const becomesMaking = (): void => {
  server.answer(LIST, [recordOf()]);
  server.answer(
    CAN,
    eligibilityOf({ canGenerate: false, reasonCode: 'HEALTH_RECORD_PROCESSING', reason: 'Um já está a caminho.' }),
  );
};

describe('/prontuarios, if a record can be made', () => {
  it('says what a record is, what it is made of, and how many are left', async () => {
    open();
    expect(screen.getByRole('heading', { level: 1, name: 'Prontuários' })).toBeTruthy();
    await button('Preparar prontuário');
    expect(pageText()).toContain('não é laudo nem diagnóstico');
    expect(pageText()).toContain('Um prontuário preparado agora usa o que você registrou em 78 dias dos últimos 90.');
    expect(pageText()).toContain('Ainda dá para preparar 1 neste mês.');
  });

  it('says that a plan without a limit has none', async () => {
    server.answer(CAN, eligibilityOf({ isPremium: true, left: null }));
    open();
    expect(await screen.findByText('Seu plano não tem limite de prontuários.')).toBeTruthy();
  });

  it('sends one request with one key for a double click, and then shows that it is being prepared', async () => {
    const answer = server.hold(MAKE);
    open();
    await userEvent.dblClick(await button('Preparar prontuário'));
    expect((await button('Enviando o pedido...')).hasAttribute('disabled')).toBe(true);
    becomesMaking();
    answer(recordOf());
    await screen.findByRole('progressbar', { name: 'Preparando seu prontuário' });
    expect(document.activeElement?.textContent).toBe('Preparar um prontuário');
    expect(screen.queryByRole('button', { name: 'Preparar prontuário' })).toBeNull();
    expect(screen.getByText('Em preparo')).toBeTruthy();
    expect(server.calls(MAKE)).toHaveLength(1);
    expect(server.calls(MAKE)[0]?.headers.get('Idempotency-Key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('sends the same key again after a lost connection, and shows the specified text', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.fail(MAKE);
    open();
    await press('Preparar prontuário');
    await giveUp();
    expect((await screen.findByText('Erro ao criar prontuário')).closest('[role=alert]')?.textContent).toMatch(
      /Sem conexão com o Alento\..*Seus registros continuam como estavam\./,
    );
    server.answer(MAKE, () => {
      becomesMaking();
      return recordOf();
    });
    await press('Preparar prontuário');
    await screen.findByRole('progressbar');
    expect(screen.queryByText('Erro ao criar prontuário')).toBeNull();
    expect(new Set(server.calls(MAKE).map(({ headers }) => headers.get('Idempotency-Key'))).size).toBe(1);
  });

  it('shows the reason if it was refused meanwhile', async () => {
    open();
    await button('Preparar prontuário');
    server.refuse(MAKE, 429, 'HEALTH_RECORDS_MONTHLY_LIMIT_EXCEEDED');
    server.answer(
      CAN,
      eligibilityOf({ canGenerate: false, reasonCode: 'HEALTH_RECORDS_MONTHLY_LIMIT_EXCEEDED', left: 0 }),
    );
    await press('Preparar prontuário');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Preparar prontuário' })).toBeNull());
    expect(screen.getByRole('link', { name: 'Ver quantos há em cada plano' })).toBeTruthy();
    expect(pageText()).not.toContain('Erro ao criar prontuário');
  });

  it('shows the progress if another tab has started one', async () => {
    server.refuse(MAKE, 409, 'HEALTH_RECORD_PROCESSING');
    open();
    await button('Preparar prontuário');
    becomesMaking();
    await press('Preparar prontuário');
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    await allRead(queryClient);
    expect(screen.queryByText('Um prontuário já está sendo preparado. Espere ele ficar pronto.')).toBeNull();
  });
});

describe('/prontuarios, if no record can be made', () => {
  it('counts the days with entries, and leads to recording', async () => {
    server.answer(
      CAN,
      eligibilityOf({
        canGenerate: false,
        reason: 'O prontuário precisa de registros em pelo menos 5 dias diferentes.',
        reasonCode: 'HEALTH_RECORD_INSUFFICIENT_DAYS',
        days: 2,
      }),
    );
    const router = open();
    await screen.findByText('O prontuário precisa de registros em pelo menos 5 dias diferentes.');
    expect(screen.getByText('Até aqui, 2 de 5 dias.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Registrar dias passados' }).getAttribute('href')).toBe('/registrar-lote');
    await userEvent.click(screen.getByRole('link', { name: 'Registrar humor' }));
    expect(router.state.location.pathname).toBe('/registrar');
  });

  it.each([
    ['free', false, 1],
    ['premium', true, 0],
  ] as const)('says when the next can be made; plan %s', async (_, isPremium, links) => {
    server.answer(
      CAN,
      eligibilityOf({
        canGenerate: false,
        isPremium,
        reason: 'Você já fez os prontuários deste mês.',
        reasonCode: 'HEALTH_RECORDS_MONTHLY_LIMIT_EXCEEDED',
        nextAt: Date.parse('2026-12-01T12:00:00Z'),
        left: 0,
      }),
    );
    open();
    await screen.findByText('Você já fez os prontuários deste mês.');
    expect(pageText()).toContain('O próximo pode ser preparado a partir de 1 de dezembro de 2026.');
    expect(screen.queryAllByRole('link', { name: 'Ver quantos há em cada plano' })).toHaveLength(links);
  });
});

describe('a record that is being made', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    becomesMaking();
    open();
    await screen.findByRole('progressbar');
  });
  const becomesReady = (): void => {
    server.answer(LIST, [listedRecordOf()]);
    server.answer(CAN, eligibilityOf({ left: 0 }));
  };

  it('is shown after a reload, and read again every 3 seconds until it is ready', async () => {
    becomesReady();
    await vi.advanceTimersByTimeAsync(3100);
    await waitFor(() => expect(announced()).toContain('Seu prontuário está pronto.'));
    expect(screen.getAllByRole('link', { name: /^Abrir o prontuário/ })).toHaveLength(2);
    expect(screen.queryByRole('progressbar')).toBeNull();
    const before = server.calls(LIST).length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.calls(LIST)).toHaveLength(before);
  });

  it('is read again at once when the account’s stream announces it', async () => {
    becomesReady();
    readMyDataAgain(session.userId() ?? '');
    await waitFor(() => expect(announced()).toContain('Seu prontuário está pronto.'));
  });

  it('stays on the screen if a reading fails', async () => {
    server.refuse(LIST, 500, 'INTERNAL');
    server.refuse(CAN, 500, 'INTERNAL');
    await vi.advanceTimersByTimeAsync(3100);
    await allRead(queryClient);
    expect(screen.getByRole('progressbar')).toBeTruthy();
    expect(pageText()).not.toContain('Erro ao');
  });
});
