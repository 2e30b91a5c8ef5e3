// @vitest-environment jsdom
import { emptySafetyPlan } from '@alento/domain/safety/safety-plan';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { queryClient } from '../../../lib/query-client.ts';
import { allRead } from '../../../testing/all-read.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { fileOf } from '../../../testing/fake-server/reply.ts';
import { LONG_NOTE, patientOf, screeningOf } from '../../../testing/patient-answers.ts';
import { withSavedFiles } from '../../../testing/saved-files.ts';
import { open, openShared, pageText, shares, withAna } from '../patient.harness.tsx';

withAna();
const saved = withSavedFiles();

const headings = (level: number): (string | null)[] =>
  screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent);
const paths = (): string[] => [...new Set(server.calls().map(({ path }) => path))].sort();
const part = (name: string): HTMLElement => screen.getByRole('region', { name });

describe('the page of a person who shares', () => {
  it('shows only moods, without notes, and reads nothing else', async () => {
    await openShared({ parts: ['moods'] });
    expect(headings(1)).toEqual(['Marina Azevedo']);
    expect(headings(2)).toEqual(['Desde a última visita', 'Humor', 'Registros', 'Baixar ou imprimir']);
    expect(paths()).toEqual(['/patients/p1', '/patients/p1/mood-entries', '/patients/p1/mood-summary']);
    expect(pageText()).toContain('As notas não foram compartilhadas.');
    expect(pageText()).not.toContain('Lúcia');
    within(part('Registros')).getAllByText('Insônia');
  });

  it('shows moods with notes; a long note opens on demand', async () => {
    await openShared({ parts: ['moods', 'notes'] });
    expect(paths()).toEqual(['/patients/p1', '/patients/p1/mood-entries', '/patients/p1/mood-summary']);
    const entries = part('Registros');
    within(entries).getAllByText('Tarde boa com a Lúcia na praça.');
    expect(entries.textContent).not.toContain(LONG_NOTE);
    const [more] = within(entries).getAllByRole('button', { name: 'Ler a nota inteira' });
    if (!more) throw new Error('no long note');
    await userEvent.click(more);
    expect(entries.textContent).toContain(LONG_NOTE);
    expect(more.getAttribute('aria-expanded')).toBe('true');
  });

  it('shows only screenings, and reads nothing else', async () => {
    await openShared({ parts: ['screenings'] });
    expect(headings(2)).toEqual(['Desde a última visita', 'PHQ-9 e GAD-7', 'Baixar ou imprimir']);
    expect(paths()).toEqual(['/patients/p1', '/patients/p1/screenings']);
    expect(pageText()).toContain('14 de 27 · sintomas moderados');
  });

  it('shows everything in its order, what is new first', async () => {
    await openShared();
    expect(headings(2)).toEqual([
      'Desde a última visita',
      'Humor',
      'PHQ-9 e GAD-7',
      'Registros',
      'Prontuários',
      'Tratamento e medicação',
      'Plano de segurança',
      'Baixar ou imprimir',
    ]);
    expect(paths()).toHaveLength(7);
    expect(pageText()).toContain(
      'De 24 de agosto a 21 de novembro de 2026. Acesso até 21 de dezembro de 2026, às 12:00.',
    );
    expect(pageText()).toMatch(/Só leitura\..*não é laudo nem diagnóstico\. Ela vê cada leitura sua, com dia e hora\./);
    expect(part('Tratamento e medicação').textContent).toMatch(/Sertralina 50 mg.*Contado em 2 de setembro de 2026/);
    expect(part('Plano de segurança').textContent).toMatch(/Motivos para viver.*Tia Lúcia: \(11\) 91234-5678/);
    for (const role of ['textbox', 'checkbox', 'switch', 'combobox', 'radio'])
      expect(screen.queryByRole(role)).toBeNull();
  });

  it('says that nothing is recorded, answered, reported or planned yet', async () => {
    shares(patientOf());
    server.answer('GET /patients/{id}/mood-entries', []);
    server.answer('GET /patients/{id}/screenings', []);
    server.answer('GET /patients/{id}/health-records', []);
    server.answer('GET /patients/{id}/medication', { treatment: null, medication: null, toldOn: null });
    server.answer('GET /patients/{id}/safety-plan', { ...emptySafetyPlan(), updatedAt: null });
    open();
    await allRead(queryClient);
    for (const text of [
      'Nenhum registro nos dias compartilhados, até aqui.',
      'Nenhum questionário respondido nos dias compartilhados.',
      'Nenhum prontuário dentro dos dias compartilhados.',
      'A pessoa não contou nada sobre isso no perfil.',
      'O plano de segurança ainda está vazio.',
    ])
      screen.getByText(text);
  });
});

describe('each answer of a questionnaire', () => {
  it('is shown on demand, with the item’s text', async () => {
    await openShared({ parts: ['screenings'] });
    const fold = screen.getByText('Respostas do PHQ-9 de 18/11/2026').closest('details');
    expect(fold?.open).toBe(false);
    await userEvent.click(screen.getByText('Respostas do PHQ-9 de 18/11/2026'));
    expect(fold?.open).toBe(true);
    const items = within(fold as HTMLElement).getAllByRole('listitem');
    expect(items).toHaveLength(10);
    expect(items[0]?.textContent).toBe('1. Pouco interesse ou pouco prazer em fazer as coisasMais da metade dos dias');
    expect(items[9]?.textContent).toBe('Dificuldade no dia a diaMuita dificuldade');
  });

  it('is not there if the person shares the sum alone, which is said', async () => {
    shares(patientOf({ parts: ['screenings'] }));
    server.answer('GET /patients/{id}/screenings', [{ ...screeningOf('PHQ-9', 3, 8), answers: {} }]);
    open();
    // In the list, and in what is new since the last visit.
    await waitFor(() => expect(screen.getAllByText(/^Só a soma é compartilhada\. As respostas/)).toHaveLength(2));
    expect(screen.queryByText(/^Respostas do PHQ-9|^Item 9/)).toBeNull();
  });

  it('to the item about self-harm is visible at once if it is above 0, also in what is new', async () => {
    await openShared({ parts: ['screenings'] });
    const words = /^Item 9, pensar em se ferir ou que seria melhor estar morto\/a: vários dias\.$/;
    within(part('Desde a última visita')).getByText(words);
    expect(within(part('PHQ-9 e GAD-7')).getAllByText(words)).toHaveLength(1);
    expect(screen.getAllByText(/^Item 9/).map(({ textContent }) => textContent)).toHaveLength(3);
  });

  it('to the item about self-harm is not repeated if it is 0', async () => {
    shares(patientOf({ parts: ['screenings'] }));
    server.answer('GET /patients/{id}/screenings', [screeningOf('PHQ-9', 3, 8)]);
    open();
    await allRead(queryClient);
    expect(screen.queryByText(/^Item 9/)).toBeNull();
  });
});

describe('the entries', () => {
  it('are continued on demand; the focus goes to the first new day, and the number is announced', async () => {
    await openShared({ parts: ['moods', 'notes'] });
    const entries = part('Registros');
    within(entries).getByText('20 registros na tela.');
    await userEvent.click(within(entries).getByRole('button', { name: 'Ver mais registros' }));
    await within(entries).findByText('30 registros, todos na tela.');
    expect(within(entries).queryByRole('button', { name: 'Ver mais registros' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Quarta-feira, 11 de novembro de 2026');
    expect(server.calls('GET /patients/{id}/mood-entries').map(({ query }) => query)).toEqual([
      { limit: '20' },
      { before: '1:e19' },
    ]);
  });

  it('since the last visit are marked as new', async () => {
    await openShared({ parts: ['moods'] });
    const marked = within(part('Registros')).getAllByText('Novo');
    expect(marked.length).toBeGreaterThan(0);
    expect(marked.length).toBeLessThan(20);
  });
});

describe('a finished record', () => {
  it('opens as its owner’s document without actions, and closes to where it was opened', async () => {
    const router = await openShared();
    const [link] = within(part('Prontuários')).getAllByRole('link', { name: /^Abrir o prontuário/ });
    if (!link) throw new Error('no record');
    await userEvent.click(link);
    const title = screen.getByRole('heading', { level: 1, name: 'Prontuário de humor' });
    expect(document.activeElement).toBe(title);
    expect(router.state.location.search).toBe('?prontuario=r1');
    screen.getByText('Quero falar do sono e da mudança de remédio.');
    screen.getByText(/Não é laudo, não é diagnóstico e não substitui avaliação profissional/);
    expect(screen.queryByRole('heading', { name: 'Desde a última visita' })).toBeNull();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('button', { name: /Refazer|Excluir|Salvar/ })).toBeNull();
    const before = server.calls().length;
    await userEvent.click(screen.getByRole('link', { name: 'Voltar a Marina Azevedo' }));
    screen.getByRole('heading', { name: 'Desde a última visita' });
    expect(document.activeElement?.id).toBe('prontuario-r1');
    expect(server.calls()).toHaveLength(before);
  });

  it('that doesn’t exist says so, and leads back', async () => {
    shares(patientOf());
    open('/pacientes/p1?prontuario=outro');
    await screen.findByRole('heading', { level: 1, name: 'Este prontuário não está mais aqui' });
    screen.getByRole('link', { name: 'Voltar a Marina Azevedo' });
  });

  it('can’t be opened if records are not shared', async () => {
    shares(patientOf({ parts: ['moods'] }));
    open('/pacientes/p1?prontuario=r1');
    await screen.findByRole('heading', { level: 1, name: 'Marina Azevedo' });
    await allRead(queryClient);
  });
});

it.each([
  ['2026-11-20', '2026-11-20'],
  ['2026-11-21', '2026-11-21'],
  ['2026-12-21', '2026-11-21'],
])('a file about the days until %s, read on 21 November, is named by %s', async (endDate, day) => {
  server.answer('GET /patients/{id}/pdf', fileOf('%PDF', 'application/pdf'));
  await openShared({ endDate, parts: ['screenings'] });
  await userEvent.click(screen.getByRole('button', { name: 'Baixar PDF' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual([`alento-acesso-${day}.pdf`]));
});
