// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { server } from '../../../testing/fake-server/fake-server.ts';
import { lost } from '../../../testing/fake-server/reply.ts';
import { withoutNetwork } from '../../../testing/no-network.ts';
import { press } from '../../../testing/show.tsx';
import { BEFORE, entry, heading, MONTH, open, withHistory } from './history.harness.tsx';

const SEARCH = 'POST /mood-entries/search';

const NOVEMBER = [
  entry('c', '2026-11-13', 5, 'Dia lindo', ['t1']),
  entry('b', '2026-11-12', 3, 'Reunião longa'),
  entry('a', '2026-11-12', 2, 'Choveu', ['t1']),
];
const OCTOBER = [entry('o', '2026-10-20', 1, 'Foi difícil')];

withHistory('2026-11-14T15:00:00Z');
beforeEach(() => {
  server.answer(MONTH, ({ query }) => (query.startDate === '2026-11-01' ? NOVEMBER : OCTOBER));
  server.answer(BEFORE, ({ query }) => (query.until === '2026-10-31' ? OCTOBER : []));
  server.answer(SEARCH, { entries: [], nextCursor: null });
});

const day = (name: RegExp) => screen.findByRole('button', { name });
const notes = (): string[] => [...document.querySelectorAll('li p[dir]')].map((note) => note.textContent ?? '');
const shows = (...expected: string[]) => waitFor(() => expect(notes()).toEqual(expected));
const field = () => screen.getByRole('textbox', { name: 'Buscar em notas, marcadores e conversas' });

describe('the calendar of /historico', () => {
  it('names each day with its average and its entries, read by one request for the month', async () => {
    open();
    await day(/^quinta-feira, 12 de novembro: Bem, 2 registros$/);
    expect(screen.getByRole('button', { name: 'sexta-feira, 13 de novembro: Excelente, 1 registro' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'sábado, 14 de novembro: sem registros' })).toBeTruthy();
    const future = screen.getByRole('button', { name: 'domingo, 15 de novembro: ainda não chegou' });
    expect(future.getAttribute('aria-disabled')).toBe('true');
    expect(server.calls(MONTH).map(({ query }) => [query.startDate, query.endDate])).toEqual([
      ['2026-11-01', '2026-11-30'],
    ]);
    await shows('Dia lindo', 'Reunião longa', 'Choveu');
  });

  it('shows the entries of a pressed day, and those of the month after another press', async () => {
    const { router } = open();
    await press(/12 de novembro: /);
    await shows('Reunião longa', 'Choveu');
    await heading('Quinta-feira, 12 de novembro');
    expect((await day(/12 de novembro: /)).getAttribute('aria-pressed')).toBe('true');
    expect(router.state.location.search).toBe('?dia=2026-11-12');
    await press(/12 de novembro: /);
    await shows('Dia lindo', 'Reunião longa', 'Choveu');
    await heading('Novembro');
    await press(/13 de novembro: /);
    await shows('Dia lindo');
    await press('Ver o mês todo');
    await shows('Dia lindo', 'Reunião longa', 'Choveu');
    expect(document.activeElement).toBe(await heading('Novembro'));
  });

  it('draws no days of a month that could not be read, and leads to the others', async () => {
    withoutNetwork();
    server.answer(MONTH, ({ query }) => (query.startDate === '2026-11-01' ? lost : OCTOBER));
    open();
    await screen.findByText(/^Não foi possível carregar seus registros de humor/);
    expect(screen.queryByRole('grid')).toBeNull();
    await press('Mês anterior');
    await day(/^terça-feira, 20 de outubro: Mal, 1 registro$/);
    await shows('Foi difícil');
  });

  it('offers to record a day without entries', async () => {
    open('/historico?dia=2026-11-11');
    const link = await screen.findByRole('link', { name: 'Registrar este dia' });
    expect(link.getAttribute('href')).toBe('/registrar-lote?date=2026-11-11');
  });

  it('leads from the end of the list to the last month before with entries, and to the beginning', async () => {
    open();
    await press('Ver outubro de 2026');
    await shows('Foi difícil');
    expect(document.activeElement).toBe(await heading('Outubro'));
    expect(await screen.findByText('Você chegou ao começo da sua história por aqui.')).toBeTruthy();
    await press('Próximo mês');
    await shows('Dia lindo', 'Reunião longa', 'Choveu');
  });

  it('jumps to a month of any year', async () => {
    open();
    await press('Novembro de 2026');
    await press('Ano anterior');
    await press('Março');
    await waitFor(() => expect(server.calls(MONTH).at(-1)?.query).toMatchObject({ startDate: '2025-03-01' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['?dia=2026-11-15', '?dia=2026-02-31', '?mes=2026-12', '?mes=1999-01', '?mes=junho'])(
    'shows the current month for the address %s',
    async (search) => {
      open(`/historico${search}`);
      await heading('Novembro');
    },
  );
});

describe('the filters of /historico', () => {
  it('apply to the list, and grey out the days without a match', async () => {
    const { router } = open();
    await press('Família');
    await shows('Dia lindo', 'Choveu');
    await press('Neutro');
    await shows('Choveu');
    await day(/13 de novembro: Excelente, 1 registro, fora dos filtros$/);
    await day(/12 de novembro: Neutro, 1 registro$/);
    expect(router.state.location.search).toBe('?marcadores=t1&humor=2');
    await press('Limpar');
    await shows('Dia lindo', 'Reunião longa', 'Choveu');
    expect(screen.queryByRole('button', { name: 'Limpar' })).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Filtrar por humor e marcador' }));
  });

  it('that nothing matches can be dropped where the list was', async () => {
    open('/historico?humor=0');
    await screen.findByText('Nada encontrado');
    const [inList] = (await screen.findAllByRole('button', { name: 'Limpar' })).slice(-1);
    await userEvent.click(inList as HTMLElement);
    await shows('Dia lindo', 'Reunião longa', 'Choveu');
  });
});

describe('the search of /historico', () => {
  it('shows entries of the whole history with the words marked in note and tags, then conversations', async () => {
    const found = [entry('c', '2026-11-13', 5, 'Almoço em família', ['t1']), entry('x', '2024-02-01', 3, '', ['t1'])];
    server.answer(SEARCH, { entries: found, nextCursor: null });
    open();
    await userEvent.type(await screen.findByRole('textbox'), 'FAMILIA');
    await screen.findByText('Conversas com FAMILIA');
    await screen.findByRole('heading', { name: 'Fevereiro de 2024', level: 3 });
    expect([...document.querySelectorAll('mark')].map((mark) => mark.textContent)).toEqual([
      ...['Família', 'família', 'Família'],
    ]);
    expect(screen.queryByRole('grid')).toBeNull();
    expect(server.calls(SEARCH).map(({ body }) => body.query)).toEqual(['FAMILIA']);
    await press('Limpar busca');
    await screen.findByRole('grid');
  });

  it('goes on while a page is empty, and says that nothing was found', async () => {
    server.answer(SEARCH, ({ body }) => ({ entries: [], nextCursor: body.before ? null : '1~a' }));
    open();
    await userEvent.type(await screen.findByRole('textbox'), 'girafa');
    await screen.findByText('Nenhuma nota e nenhum marcador com “girafa”.');
    expect(server.calls(SEARCH).map(({ body }) => body.before)).toEqual([undefined, '1~a']);
  });

  it('shows the first entries, and the others after a press', async () => {
    const found = Array.from({ length: 12 }, (_, at) => entry(`e${at}`, '2026-11-10', 3, `Praia ${at}`));
    server.answer(SEARCH, { entries: found, nextCursor: null });
    open();
    await userEvent.type(await screen.findByRole('textbox'), 'praia');
    await waitFor(() => expect(notes()).toHaveLength(8));
    await press('Ver todas as notas');
    await waitFor(() => expect(notes().length).toBeGreaterThan(8));
    expect(document.activeElement).toBe(await heading('Notas e marcadores'));
    await userEvent.type(field(), 's');
    await screen.findByRole('button', { name: 'Ver todas as notas' });
  });

  it('keeps to the filters, which no conversation fits', async () => {
    server.answer(SEARCH, { entries: NOVEMBER, nextCursor: null });
    open('/historico?humor=2');
    await userEvent.type(await screen.findByRole('textbox'), 'o');
    await screen.findByText('Conversas não entram nos filtros.');
    await shows('Choveu');
    expect(server.calls(SEARCH).map(({ body }) => body.scores)).toEqual([[2]]);
    expect(screen.queryByText('Conversas com o')).toBeNull();
  });

  it('reads three pages for a tag, and three others after a press', async () => {
    const other = [entry('x', '2026-11-10', 3, 'Praia')];
    server.answer(SEARCH, ({ body }) => ({ entries: other, nextCursor: `${body.before ?? ''}1` }));
    open('/historico?marcadores=t1');
    await userEvent.type(await screen.findByRole('textbox'), 'praia');
    await screen.findByText('Até aqui, nenhum registro com “praia” combina com os filtros.');
    expect(server.calls(SEARCH)).toHaveLength(3);
    await press('Continuar a busca');
    await waitFor(() => expect(server.calls(SEARCH)).toHaveLength(6));
    await screen.findByRole('button', { name: 'Continuar a busca' });
  });

  it('says without a network that older entries are missing', async () => {
    withoutNetwork();
    open();
    await userEvent.type(await screen.findByRole('textbox'), 'praia');
    await screen.findByText('Registros mais antigos aparecem quando a conexão voltar.');
  });
});

it('an account without any entry sees how to begin, and can search its conversations', async () => {
  server.answer(MONTH, []);
  server.answer(BEFORE, []);
  open();
  await screen.findByText('Sem registros de humor');
  expect(within(document.body).queryByRole('grid')).toBeNull();
  await userEvent.type(field(), 'sono');
  await screen.findByText('Conversas com sono');
});
