// @vitest-environment jsdom
import { RECORD_LIMITS, SECTION_TITLES } from '@alento/domain/health-record/record-text.copy';
import { RECORD_SECTIONS } from '@alento/domain/health-record/sections';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { contentOf, eligibilityOf, readyRecordOf, recordOf } from '../../../testing/health-record-answers.ts';
import { readyDialog } from '../../../testing/ready-dialog.ts';
import { open, pageText, press, withMaria } from '../health-record.harness.tsx';

withMaria();

const READ = 'GET /health-records/{id}';
const RESET = 'PUT /health-records/{id}';
const REMOVE = 'DELETE /health-records/{id}';

beforeEach(() => server.answer('GET /health-records', []));

const openRecord = () => open('/prontuarios/r1');
const section = (title: string): Promise<HTMLElement> => screen.findByRole('region', { name: title });

describe('a record that is ready', () => {
  it('shows its sections in order, with what the server says about each, and what it is not', async () => {
    const content = contentOf();
    server.answer(READ, readyRecordOf());
    openRecord();
    expect(screen.getByRole('heading', { level: 1, name: 'Prontuário de humor' })).toBeTruthy();
    await section('Humor no período');
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      ...RECORD_SECTIONS.map((name) => SECTION_TITLES[name]),
      'Este prontuário',
    ]);
    for (const name of RECORD_SECTIONS) {
      for (const sentence of content.sentences[name] ?? [])
        expect((await section(SECTION_TITLES[name])).textContent).toContain(sentence);
    }
    expect(pageText()).toContain('De 24 de agosto a 21 de novembro de 2026');
    expect(pageText()).toMatch(/Feito a partir de \d+ registros, 4 avaliações e respostas do seu perfil\./);
    expect((await section('Medicação')).textContent).toContain('Contado em 2 de setembro de 2026.');
    expect(screen.getByText(RECORD_LIMITS)).toBeTruthy();
  });

  it.each([
    ['Humor no período', 'Ao longo do período', 'semana de 24 de agosto'],
    ['Humor no período', 'Como os humores se repartem', 'Excelente'],
    ['Horas do dia', 'Por hora do dia', 'noite'],
    ['O que anda junto', 'Dias com e sem cada marcador', 'Caminhada'],
    ['PHQ-9 e GAD-7', 'PHQ-9 no período', '17 de novembro de 2026'],
    ['PHQ-9 e GAD-7', 'GAD-7 no período', '17 de novembro de 2026'],
  ])('has in “%s” the chart “%s”, also as a table', async (title, figure, row) => {
    server.answer(READ, readyRecordOf());
    openRecord();
    const within_ = within(await section(title));
    expect(within_.getByRole('heading', { level: 3, name: figure })).toBeTruthy();
    await userEvent.click(
      within_.getByText((_, element) => element?.tagName === 'SUMMARY' && (element.textContent ?? '').endsWith(figure)),
    );
    const table = await within_.findByRole('table', { name: figure });
    expect(within(table).getByRole('rowheader', { name: row })).toBeTruthy();
  });

  it('names the sections without content in one line', async () => {
    const content = { ...contentOf({ removed: ['sleep', 'medication'] }) };
    server.answer(READ, readyRecordOf({}, { content }));
    openRecord();
    expect(await screen.findByText('Sem conteúdo neste prontuário: Sono e Medicação.')).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Sono' })).toBeNull();
  });

  it('shows the person’s name on the document', async () => {
    server.answer(READ, readyRecordOf({ displayName: 'Marina Azevedo' }));
    openRecord();
    expect(await screen.findByText('Marina Azevedo')).toBeTruthy();
  });

  it('can be made anew, after saying what is dropped', async () => {
    server.answer(READ, readyRecordOf());
    openRecord();
    await press('Refazer');
    const dialog = await readyDialog('Refazer este prontuário?', 'alertdialog');
    expect(dialog.textContent).toMatch(/O que você escreveu, o nome e o que foi retirado também se perdem\. Não conta/);
    server.answer(RESET, () => {
      server.answer(READ, recordOf());
      return recordOf();
    });
    server.answer('GET /health-records/can-generate', eligibilityOf());
    await userEvent.click(within(dialog).getByRole('button', { name: 'Refazer' }));
    expect(await screen.findByRole('progressbar', { name: 'Preparando seu prontuário' })).toBeTruthy();
    expect(server.calls(RESET)[0]?.params).toEqual({ id: 'r1' });
  });

  it('stays, with the specified text, if it can’t be made anew', async () => {
    server.answer(READ, readyRecordOf());
    server.refuse(RESET, 500, 'INTERNAL');
    openRecord();
    await press('Refazer');
    const dialog = await readyDialog('Refazer este prontuário?', 'alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Refazer' }));
    expect((await screen.findByText('Erro ao atualizar prontuário')).closest('[role=alert]')).toBeTruthy();
    expect(await section('Humor no período')).toBeTruthy();
  });

  it('can be deleted, which leads back to the list', async () => {
    server.answer(READ, readyRecordOf());
    server.answer('GET /health-records/can-generate', eligibilityOf());
    server.answer(REMOVE);
    const router = openRecord();
    await press('Excluir');
    const dialog = await readyDialog('Excluir este prontuário?', 'alertdialog');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Excluir' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/prontuarios'));
    expect(await screen.findByText('Prontuário excluído.')).toBeTruthy();
  });
});

it('the focus stays on the heading while a record is read', async () => {
  server.answer(READ, readyRecordOf());
  openRecord();
  screen.getByRole('heading', { level: 1 }).focus();
  await section('Humor no período');
  expect(document.activeElement?.textContent).toBe('Prontuário de humor');
});

describe('a record that is not ready', () => {
  it('shows that it is being made, and then the document', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    server.answer(READ, recordOf());
    openRecord();
    await screen.findByRole('progressbar', { name: 'Preparando seu prontuário' });
    server.answer(READ, readyRecordOf());
    await vi.advanceTimersByTimeAsync(3100);
    expect(await section('Humor no período')).toBeTruthy();
    expect(screen.getByText('Seu prontuário está pronto.').getAttribute('role')).toBe('status');
    const before = server.calls(READ).length;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.calls(READ)).toHaveLength(before);
  });

  it('can be made again if it failed, with the focus on the title then', async () => {
    server.answer(READ, recordOf({ status: 'failed' }));
    openRecord();
    await screen.findByText('Este prontuário não ficou pronto.');
    server.answer(RESET, recordOf());
    server.answer('GET /health-records/can-generate', eligibilityOf());
    await press('Tentar de novo');
    expect(await screen.findByRole('progressbar')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('that somebody else owns or that was deleted is not found', async () => {
    server.refuse(READ, 404, 'HEALTH_RECORD_NOT_FOUND');
    openRecord();
    expect(await screen.findByRole('heading', { level: 1, name: 'Prontuário não encontrado.' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Ver seus prontuários' }).getAttribute('href')).toBe('/prontuarios');
  });
});
