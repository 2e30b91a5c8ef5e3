// @vitest-environment jsdom
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { now } from '../../../lib/time/clock.ts';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { lost, refused } from '../../../testing/fake-server/reply.ts';
import { importOf } from '../../../testing/my-data-answers.ts';
import { press } from '../../../testing/show.tsx';
import { pageText } from '../my-data.harness.ts';
import { CONFIRM, confirmBy, focused, GET, preview, withImports } from './import.harness.tsx';

const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });

withImports();

describe('the preview', () => {
  it('says what the file contains, and what is known already', async () => {
    await preview();
    expect(focused()).toBe('O que vem no arquivo');
    expect(pageText()).toContain('312 registros em 208 dias, de 3 de jan. de 2022 a 5 de mar. de 2024.');
    expect(pageText()).toContain('298 registros são novos. 14 já estão no seu diário e ficam de fora.');
    expect(pageText()).toContain('1 vira marcador novo, 1 entra em um marcador seu.');
    expect(screen.queryByText(/aviso|Não conhecemos|Cabem até|Desta cópia/)).toBeNull();
    expect(pageText()).toContain('Lá são cinco humores; aqui são seis.');
  });

  it('lists what can’t be read by line, and says so if the limit of tags leaves some activities out', async () => {
    const problems = [
      { line: 0, message: 'O fim do arquivo falta.' },
      { line: 1204, message: 'A data “31/02” não existe.' },
    ];
    const tags = [
      { name: 'corrida', tag: 'new', entries: 41 },
      { name: 'xadrez', tag: null, entries: 1 },
    ];
    await preview({ problems, tags });
    expect(screen.getByText('Cabem até 60 marcadores ao todo; os menos usados ficam de fora.')).toBeTruthy();
    await userEvent.click(screen.getByText('2 avisos sobre o arquivo'));
    expect(screen.getByText('Arquivo:').parentElement?.textContent).toBe('Arquivo: O fim do arquivo falta.');
    expect(screen.getByText('Linha 1.204:').parentElement?.textContent).toBe('Linha 1.204: A data “31/02” não existe.');
  });

  it('says what returns from a copy of Alento', async () => {
    await preview({ source: 'alento', fileName: 'alento-meus-dados.zip' });
    expect(pageText()).toContain('Desta cópia voltam os registros, com notas e marcadores.');
    expect(screen.queryByText(/Lá são cinco humores/)).toBeNull();
  });

  it('offers no choices of tags before the tags are read', async () => {
    const answer = server.hold('GET /tags');
    await preview();
    expect(select('O que fazer com “família”').disabled).toBe(true);
    expect(select('O que fazer com “família”').textContent).toBe('Carregando marcadores…');
    answer([{ id: 't1', name: 'família', icon: 'heart' }]);
    await waitFor(() => expect(select('O que fazer com “família”').disabled).toBe(false));
    expect(select('O que fazer com “família”').selectedOptions[0]?.textContent).toBe('família');
  });

  it('keeps the tag of an activity if the tags can’t be read', async () => {
    server.refuse('GET /tags', 500, 'INTERNAL');
    await preview();
    await screen.findByText(/Não foi possível carregar seus marcadores/);
    expect(select('O que fazer com “família”').selectedOptions[0]?.textContent).toBe('Um marcador que você já tem');
  });

  it('lets the browser ask before a reload, until it is dropped by "Cancelar"', async () => {
    const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
    await preview();
    expect(asks()).toBe(true);
    server.answer('DELETE /imports/{id}', { removed: 0 });
    await press('Cancelar');
    await screen.findByText('Cancelado. Nada entrou no seu diário.');
    expect(server.calls('DELETE /imports/{id}').map(({ params }) => params)).toEqual([{ id: 'i1' }]);
    expect(asks()).toBe(false);
    await waitFor(() => expect(focused()).toBe('Escolher arquivo'));
  });

  it('offers nothing to import if everything is known', async () => {
    await preview({ entries: 14, known: 14 });
    expect(pageText()).toContain('Para trazer o que você escreveu depois, exporte de novo no outro aplicativo.');
    expect(screen.getByRole('button', { name: 'Escolher outro arquivo' })).toBeTruthy();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('button', { name: /Importar/ })).toBeNull();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it('says what to do if no entry can be read', async () => {
    const problems = [{ line: 2, message: 'falta a data.' }];
    await preview({ entries: 0, known: 0, days: 0, since: null, until: null, scale: [], tags: [], problems });
    expect(pageText()).toContain('Não deu para ler nenhum registro deste arquivo. Veja os avisos abaixo');
    expect(pageText()).not.toContain('0 registros');
    expect(screen.queryByRole('button', { name: /Importar/ })).toBeNull();
    server.answer('DELETE /imports/{id}', { removed: 0 });
    await press('Escolher outro arquivo');
    await screen.findByRole('button', { name: 'Escolher arquivo' });
  });

  it('replaces notes that changed only if the person turns it on', async () => {
    await preview({ changed: 3 });
    expect(pageText()).toContain(
      'As notas de 3 registros mudaram. Trazer o texto do arquivo substitui o que está aqui',
    );
    const update = screen.getByRole('switch', { name: 'Trazer o texto do arquivo', checked: false });
    expect(screen.getByRole('button', { name: 'Importar 298 registros' })).toBeTruthy();
    await userEvent.click(update);
    await confirmBy('Importar 298 registros e trocar 3 notas');
    expect(server.calls(CONFIRM)[0]?.body).toMatchObject({ update: true });
  });

  it('replaces notes without asking for moods if nothing is new', async () => {
    const scale = [{ name: 'sei lá', score: null, entries: 14 }];
    await preview({ entries: 14, known: 14, changed: 1, scale });
    expect(pageText()).toContain('Todos os registros deste arquivo já estão no seu diário.');
    expect(screen.queryByRole('button', { name: /Importar|Trocar/ })).toBeNull();
    await userEvent.click(screen.getByRole('switch', { name: 'Trazer o texto do arquivo' }));
    await confirmBy('Trocar 1 nota');
  });

  it('sends the choices for moods and activities', async () => {
    await preview();
    await userEvent.selectOptions(select('Humor para “radiante”'), 'Muito bem');
    await userEvent.selectOptions(select('O que fazer com “família”'), 'Deixar de fora');
    await userEvent.selectOptions(select('O que fazer com “corrida”'), 'família');
    expect(pageText()).toContain('1 entra em um marcador seu, 1 fica de fora.');
    await confirmBy('Importar 298 registros');
    expect(server.calls(CONFIRM).map(({ body, params }) => ({ body, params }))).toEqual([
      {
        params: { id: 'i1' },
        body: {
          scale: [
            { name: 'radiante', score: 4 },
            { name: 'bem', score: 3 },
            { name: 'horrível', score: 0 },
          ],
          tags: [
            { name: 'família', tag: null },
            { name: 'corrida', tag: 't1' },
          ],
          update: false,
        },
      },
    ]);
  });

  it('needs a mood for each name, says how many are missing, and leads to the first one', async () => {
    const scale = [
      { name: 'bem', score: 3, entries: 4 },
      { name: 'sei lá', score: null, entries: 2 },
      { name: 'hmm', score: null, entries: 1 },
    ];
    await preview({ scale });
    const names = within(screen.getByRole('list', { name: 'Nomes dos humores' })).getAllByRole('combobox');
    expect(names.map((each) => each.getAttribute('aria-label'))).toEqual([
      'Humor para “sei lá”',
      'Humor para “hmm”',
      'Humor para “bem”',
    ]);
    expect(screen.getByText('Não conhecemos 2 nomes: escolha um humor para cada um.')).toBeTruthy();
    await press('Falta escolher 2 humores');
    expect(document.activeElement).toBe(select('Humor para “sei lá”'));
    await userEvent.selectOptions(select('Humor para “sei lá”'), 'Neutro');
    await press('Falta escolher 1 humor');
    expect(document.activeElement).toBe(select('Humor para “hmm”'));
    expect(server.calls(CONFIRM)).toEqual([]);
    await userEvent.selectOptions(select('Humor para “hmm”'), 'Mal');
    expect(screen.getByRole('button', { name: 'Importar 298 registros' })).toBeTruthy();
  });

  it('draws one page of thousands of names, and turns to the missing one', async () => {
    const scale = Array.from({ length: 2000 }, (_, at) => ({ name: `humor ${at}`, score: null, entries: 1 }));
    const tags = Array.from({ length: 2000 }, (_, at) => ({ name: `atividade ${at}`, tag: 'new', entries: 1 }));
    await preview({ scale, tags });
    expect(screen.getAllByRole('combobox', { name: /^Humor/ })).toHaveLength(20);
    expect(screen.getAllByText('1 a 20 de 2.000')).toHaveLength(2);
    const [next] = screen.getAllByRole('button', { name: 'Próximos' });
    if (!next) throw new Error('No button');
    await userEvent.click(next);
    expect(select('Humor para “humor 20”')).toBeTruthy();
    await press('Falta escolher 2.000 humores');
    await waitFor(() => expect(document.activeElement).toBe(select('Humor para “humor 0”')));
  });

  it('says why activities are left out if there is no room for more tags', async () => {
    const tags = Array.from({ length: 80 }, (_, at) => ({
      name: `atividade ${at}`,
      tag: at < 59 ? 'new' : null,
      entries: 1,
    }));
    await preview({ tags });
    await screen.findByText(/^Cabem 60 marcadores ao todo/);
    await userEvent.click(screen.getByText('Conferir uma a uma'));
    await userEvent.selectOptions(select('O que fazer com “atividade 0”'), 'Deixar de fora');
    expect(screen.queryByText(/^Cabem 60/)).toBeNull();
  });

  it('says how many tags there is room for, and leaves all activities out at once', async () => {
    const tags = Array.from({ length: 80 }, (_, at) => ({ name: `atividade ${at}`, tag: 'new', entries: 1 }));
    await preview({ tags });
    await screen.findByText(/^Cabem mais 59, e você escolheu criar 80/);
    await userEvent.click(screen.getByText('Conferir uma a uma'));
    await press('Deixar todas de fora');
    expect(pageText()).toContain('80 ficam de fora.');
    expect(screen.queryByText(/Cabem mais/)).toBeNull();
  });

  it('shows why it can’t be confirmed, and keeps the choices', async () => {
    await preview();
    await userEvent.selectOptions(select('Humor para “bem”'), 'Excelente');
    server.refuse(CONFIRM, 422, 'IMPORT_TAGS_FULL');
    await press('Importar 298 registros');
    await waitFor(() => expect(pageText()).toContain('Só cabem 60 marcadores ao todo.'));
    expect(select('Humor para “bem”').value).toBe('5');
  });

  it.each([
    ['lost', lost],
    ['refused because the first attempt has started it', refused(409, 'IMPORT_RUNNING')],
  ])('goes on if the answer to the confirmation was %s', async (_, failure) => {
    await preview();
    server.answer(CONFIRM, failure);
    server.answer(GET, importOf(now()));
    vi.useFakeTimers({ shouldAdvanceTime: true });
    fireEvent.click(screen.getByRole('button', { name: 'Importar 298 registros' }));
    // The call is repeated for seven seconds.
    await vi.advanceTimersByTimeAsync(8000);
    await screen.findByRole('progressbar');
  });

  it('stays if another import runs', async () => {
    await preview();
    server.refuse(CONFIRM, 409, 'IMPORT_RUNNING');
    server.answer(GET, importOf(now(), { status: 'preview' }));
    await press('Importar 298 registros');
    await waitFor(() => expect(pageText()).toContain('Já há uma importação em andamento.'));
    expect(screen.getByRole('button', { name: 'Importar 298 registros' })).toBeTruthy();
  });
});
