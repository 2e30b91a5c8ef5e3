// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { session } from '../../../lib/session/session.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { formatTime } from '../../../lib/time/dates.format.ts';
import { allRead } from '../../../testing/all-read.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { refused, withHeaders } from '../../../testing/fake-server/reply.ts';
import { eligibilityOf, listedRecordOf, readyRecordOf, recordOf } from '../../../testing/health-record-answers.ts';
import { readyDialog } from '../../../testing/ready-dialog.ts';
import { open, pageText, press, withMaria } from '../health-record.harness.tsx';
import { recordsQuery } from '../health-record.queries.ts';

withMaria();

const LIST = 'GET /health-records';
const REMOVE = 'DELETE /health-records/{id}';
const RESET = 'PUT /health-records/{id}';
const NOVEMBER = '24 de agosto a 21 de novembro de 2026';
const older = (id: string, startDate: string, endDate: string) => listedRecordOf({ id, startDate, endDate });

beforeEach(() => {
  // The more specific path has to be stated last.
  server.answer('GET /health-records/{id}', readyRecordOf());
  server.answer('GET /health-records/can-generate', eligibilityOf());
});

describe('the list of records', () => {
  it('shows period, day and summary of each, and leads to it', async () => {
    server.answer(LIST, [listedRecordOf()]);
    const router = open();
    const row = (await screen.findByRole('heading', { name: NOVEMBER })).closest('li') as HTMLElement;
    expect(row.textContent).toContain('Preparado em 21 de novembro de 2026');
    expect(row.textContent).toContain('Humor registrado em');
    await userEvent.click(within(row).getByRole('link', { name: `Abrir o prontuário de ${NOVEMBER}` }));
    expect(router.state.location.pathname).toBe('/prontuarios/r1');
  });

  it('adds the time of two records of the same day, also to the names of their buttons', async () => {
    const at = (time: string) => Date.parse(`2026-11-21T${time}:00Z`);
    const zone = timeZone();
    const [first, second] = [at('15:00'), at('12:30')].map((instant) => formatTime(instant, zone).replace(':', 'h'));
    server.answer(LIST, [
      listedRecordOf({ createdAt: at('15:00') }),
      listedRecordOf({ id: 'r2', createdAt: at('12:30') }),
    ]);
    open();
    expect(await screen.findByText(`Preparado em 21 de novembro de 2026 às ${first}`)).toBeTruthy();
    expect(screen.getByText(`Preparado em 21 de novembro de 2026 às ${second}`)).toBeTruthy();
    expect(
      screen.getByRole('link', { name: `Abrir o prontuário de ${NOVEMBER}, preparado às ${second}` }),
    ).toBeTruthy();
  });

  it('writes both years of a period that began in another year', async () => {
    server.answer(LIST, [older('r0', '2025-12-03', '2026-03-02')]);
    open();
    expect(await screen.findByRole('heading', { name: '3 de dezembro de 2025 a 2 de março de 2026' })).toBeTruthy();
  });

  it('shows the first two, and continues with the cursor', async () => {
    const first = [listedRecordOf(), older('r2', '2026-05-26', '2026-08-23')];
    server.answer(LIST, ({ query }) =>
      query.before === '17:r2'
        ? [older('r3', '2026-02-25', '2026-05-25')]
        : withHeaders(first, { 'X-Next-Cursor': '17:r2' }),
    );
    open();
    await press('Ver mais');
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 3 })).toHaveLength(3));
    expect(server.calls(LIST).map(({ query }) => query)).toEqual([{}, { before: '17:r2', limit: '10' }]);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('25 de fevereiro a 25 de maio de 2026'));
    expect(screen.queryByRole('button', { name: 'Ver mais' })).toBeNull();
  });

  it('keeps the first ones if the next can’t be read', async () => {
    server.answerInTurn(LIST, withHeaders([listedRecordOf()], { 'X-Next-Cursor': '17:r1' }), refused(500, 'INTERNAL'));
    open();
    await press('Ver mais');
    expect(await screen.findByText('Erro ao buscar prontuários')).toBeTruthy();
    expect(screen.getByRole('heading', { name: NOVEMBER })).toBeTruthy();
  });

  it('shows the specified text if it can’t be read, and reads it again', async () => {
    server.refuse(LIST, 500, 'INTERNAL');
    open();
    expect((await screen.findByText('Erro ao buscar prontuários')).textContent).toBe('Erro ao buscar prontuários');
    server.answer(LIST, [listedRecordOf()]);
    await press('Tentar novamente');
    expect(await screen.findByRole('heading', { name: NOVEMBER })).toBeTruthy();
  });

  it('shows one message if neither list nor eligibility can be read', async () => {
    server.refuse(LIST, 500, 'INTERNAL');
    server.refuse('GET /health-records/can-generate', 500, 'INTERNAL');
    open();
    await screen.findByText('Erro ao buscar prontuários');
    await allRead(queryClient);
    expect(screen.getAllByRole('button', { name: 'Tentar novamente' })).toHaveLength(1);
  });

  it('is empty without a token, and nothing is requested', async () => {
    await session.leave();
    const { pages } = await queryClient.fetchInfiniteQuery(recordsQuery());
    expect(pages).toEqual([{ records: [], nextCursor: null }]);
    expect(server.calls(LIST)).toHaveLength(0);
  });
});

describe('a record that failed', () => {
  const failed = recordOf({ status: 'failed' });

  it('shows the specified text if that fails, and a refusal in its own words', async () => {
    server.answer(LIST, [failed]);
    server.refuse(RESET, 500, 'INTERNAL');
    open();
    await press(/^Tentar de novo/);
    expect(await screen.findByText('Erro ao atualizar prontuário')).toBeTruthy();
    server.refuse(RESET, 429, 'HEALTH_RECORDS_MONTHLY_LIMIT_EXCEEDED');
    await press(/^Tentar de novo/);
    await waitFor(() => expect(pageText()).toContain('Você já fez os prontuários deste mês.'));
    expect(pageText()).not.toContain('Erro ao atualizar prontuário');
  });
});

describe('deleting a record', () => {
  const ask = async (): Promise<HTMLElement> => {
    server.answer(LIST, [listedRecordOf()]);
    open();
    await press(`Excluir o prontuário de ${NOVEMBER}`);
    return readyDialog('Excluir este prontuário?', 'alertdialog');
  };

  it('asks first, and says that it still counts for its month', async () => {
    const dialog = await ask();
    expect(dialog.textContent).toContain('Ele continua contando no mês em que foi preparado.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancelar' }));
    expect(server.calls(REMOVE)).toHaveLength(0);
  });

  it('removes it from the list and focuses the list’s heading', async () => {
    server.answer(REMOVE, () => {
      server.answer(LIST, []);
      return undefined;
    });
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Nenhum prontuário ainda')).toBeTruthy();
    expect(await screen.findByText('Prontuário excluído.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Seus prontuários'));
    expect(server.calls(REMOVE)[0]?.params).toEqual({ id: 'r1' });
  });

  it('takes one that was deleted elsewhere as deleted', async () => {
    const dialog = await ask();
    server.answer(LIST, []);
    server.refuse(REMOVE, 404, 'HEALTH_RECORD_NOT_FOUND');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText('Prontuário excluído.')).toBeTruthy();
    expect(await screen.findByText('Nenhum prontuário ainda')).toBeTruthy();
  });

  it('keeps it if that fails', async () => {
    server.refuse(REMOVE, 500, 'INTERNAL');
    await userEvent.click(within(await ask()).getByRole('button', { name: 'Excluir' }));
    expect(await screen.findByText(/Não foi possível excluir. O prontuário continua aqui./)).toBeTruthy();
    expect(screen.getByText(NOVEMBER)).toBeTruthy();
  });
});
