// @vitest-environment jsdom
import { ANSWER_MAX, FORMS } from '@alento/domain/screening/instruments';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { server } from '../../../../testing/fake-server/fake-server.ts';
import { lost } from '../../../../testing/fake-server/reply.ts';
import { TOKEN } from '../../sharing.fixture.ts';
import { button, pageText, press, show, throughRetries, withOwner } from '../../sharing.harness.tsx';
import { ShareScreen } from '../share-screen.tsx';

const CREATE = 'POST /professional-invites';
const NEW_SHARE = { id: 's9', token: TOKEN, url: `https://alento.test/professional-invite/${TOKEN}` };
const FIRST_DAY = Date.UTC(2025, 9, 18, 15);

withOwner(FIRST_DAY);
beforeEach(() => server.answer(CREATE, NEW_SHARE));

const chooseDates = async (first: string, last?: string): Promise<void> => {
  await userEvent.click(screen.getByRole('radio', { name: 'Escolher as datas' }));
  fireEvent.change(screen.getByLabelText('Primeiro dia'), { target: { value: first } });
  if (last) fireEvent.change(screen.getByLabelText('Último dia'), { target: { value: last } });
};

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const nameField = () => screen.getByLabelText<HTMLInputElement>('Seu nome para o profissional');
async function open(knownName: string | null = null) {
  show(<ShareScreen knownName={knownName} newestRecord={undefined} presetDays={null} />);
  await press('Convidar um profissional');
  await waitFor(() => expect(screen.getByRole<HTMLInputElement>('radio', { name: /^Tudo/ }).disabled).toBe(false));
}
const send = () => press('Criar convite');
const sent = () => server.calls(CREATE).map(({ body }) => body);

describe('the form of an invitation', () => {
  it('ticks neither notes, the PHQ-9’s item 9 nor the safety plan, and fills in only a name that the account has', async () => {
    await open('Maria das Dores');
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      true,
      false,
      true,
      false,
      true,
      true,
      false,
    ]);
    expect(nameField().value).toBe('Maria das Dores');
    expect(pageText()).toContain('A resposta à pergunta sobre se ferir');
  });

  it('says which sum of the PHQ-9 reveals that its item 9 was answered above zero', async () => {
    await open();
    const revealingSum = (FORMS['PHQ-9'].items.length - 1) * ANSWER_MAX + 1;
    expect(pageText()).toContain(`Uma soma de ${revealingSum} ou mais só acontece com o item 9 acima de zero.`);
  });

  it('unticks and disables item 9 with the questionnaires that it belongs to', async () => {
    await open();
    await userEvent.click(box('Item 9 do PHQ-9'));
    expect(box('Item 9 do PHQ-9').checked).toBe(true);
    await userEvent.click(box('Avaliações'));
    expect([box('Item 9 do PHQ-9').checked, box('Item 9 do PHQ-9').disabled]).toEqual([false, true]);
  });

  it('unticks and disables notes with the moods that they belong to', async () => {
    await open();
    await userEvent.click(box('Notas'));
    expect(pageText()).toContain('vai ver seus humores com as notas');
    await userEvent.click(box('Humores'));
    expect(box('Notas').checked).toBe(false);
    expect(box('Notas').disabled).toBe(true);
    expect(pageText()).toContain(
      'vai ver suas avaliações, seus prontuários e o que você contou sobre tratamento e remédios, de 25 de outubro de 2026 em diante, e deixa de ver em 23 de dezembro de 2026.',
    );
  });

  it('sends the days up to the end of the access, so that new days are included', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Últimos 90 dias' }));
    await userEvent.click(screen.getByRole('radio', { name: '7 dias' }));
    await userEvent.type(nameField(), '  Lua ');
    await send();
    await screen.findByText('Convite pronto');
    expect(sent()).toEqual([
      {
        startDate: '2026-08-26',
        endDate: '2026-11-30',
        parts: ['moods', 'screenings', 'records', 'medication'],
        expiresInDays: 7,
        ownerName: 'Lua',
      },
    ]);
  });

  it('sends everything from the first entry on, or chosen dates', async () => {
    await open('Lua');
    await userEvent.click(screen.getByRole('radio', { name: /^Tudo/ }));
    await send();
    await press('Pronto');
    await press('Convidar um profissional');
    await userEvent.click(screen.getByRole('radio', { name: 'Escolher as datas' }));
    await userEvent.clear(screen.getByLabelText('Primeiro dia'));
    await userEvent.type(screen.getByLabelText('Primeiro dia'), '2026-11-01');
    await send();
    await screen.findByText('Convite pronto');
    expect(sent()).toMatchObject([
      { startDate: '2025-10-18', endDate: '2026-12-23' },
      { startDate: '2026-11-01', endDate: '2026-12-23' },
    ]);
  });

  it('shows the link, how long it is valid and what happens next, without a word of it in the address', async () => {
    await open('Lua');
    await send();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Convite pronto'));
    expect(screen.getByLabelText<HTMLInputElement>('Link do convite').value).toBe(NEW_SHARE.url);
    expect(pageText()).toMatch(/O link vale até 30 de novembro de 2026, e uma vez só\..*o nome “Lua”/);
    expect(document.title).not.toMatch(/Lua/);
  });
});

describe('the form of an invitation that is not complete', () => {
  it('needs a part, and moves the focus to the parts', async () => {
    await open('Lua');
    for (const name of ['Humores', 'Avaliações', 'Prontuários', 'Tratamento e medicação'])
      await userEvent.click(box(name));
    await send();
    expect(pageText()).toContain('Escolha ao menos uma parte para mostrar');
    expect(document.activeElement).toBe(box('Humores'));
    expect(sent()).toEqual([]);
  });

  it('names the missing number of days, then the dates, then the name, each at its field', async () => {
    await open();
    await userEvent.click(screen.getByRole('radio', { name: 'Outro' }));
    await send();
    expect(pageText()).toContain('O acesso pode durar de 1 a 365 dias.');
    await userEvent.type(screen.getByLabelText(/^Quantos dias/), '10');
    await userEvent.click(screen.getByRole('radio', { name: 'Escolher as datas' }));
    await userEvent.clear(screen.getByLabelText('Último dia'));
    await send();
    expect(pageText()).toContain('Escolha as duas datas.');
    await userEvent.type(screen.getByLabelText('Último dia'), '2026-10-01');
    await send();
    expect(pageText()).toContain('A data inicial vem depois da data final.');
    await userEvent.click(screen.getByRole('radio', { name: 'Últimos 30 dias' }));
    await send();
    expect(nameField().getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(nameField());
    expect(sent()).toEqual([]);
  });
});

describe('days that nobody could ever read', () => {
  it('are refused at the first day, which may not come after the end of the access', async () => {
    await open('Lua');
    await userEvent.click(screen.getByRole('radio', { name: '7 dias' }));
    await chooseDates('2026-12-01', '2027-01-31');
    expect(pageText()).not.toContain('Quem aceitar vai ver');
    await send();
    const first = screen.getByLabelText('Primeiro dia');
    expect(first.getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(first);
    expect(pageText()).toContain('O acesso termina em 30 de novembro de 2026, antes desse dia.');
    expect(sent()).toEqual([]);
    await chooseDates('2026-11-30');
    await send();
    await screen.findByText('Convite pronto');
    expect(sent()).toMatchObject([{ startDate: '2026-11-30', endDate: '2027-01-31' }]);
  });
});

describe('sending an invitation', () => {
  it('sends one request for two presses', async () => {
    const answer = server.hold(CREATE);
    await open('Lua');
    const form = (await button('Criar convite')).closest('form') as HTMLFormElement;
    // Both are sent before the button is disabled.
    act(() => {
      fireEvent.submit(form);
      fireEvent.submit(form);
    });
    expect(await button('Criando...')).toBeTruthy();
    answer(NEW_SHARE);
    await screen.findByText('Convite pronto');
    expect(sent()).toHaveLength(1);
  });

  it('retries with the same key after a lost answer, and with a new one if the choice was changed', async () => {
    server.answerInTurn(CREATE, lost, lost, lost, lost, NEW_SHARE);
    await open('Lua');
    await throughRetries(send);
    await waitFor(() => expect(pageText()).toContain('não vai criar dois'));
    await send();
    await screen.findByText('Convite pronto');
    const keys = server.calls(CREATE).map(({ headers }) => headers.get('Idempotency-Key'));
    expect(keys).toHaveLength(5);
    expect(new Set(keys).size).toBe(1);
  });

  it('never sends an earlier choice after the person has changed it', async () => {
    server.answerInTurn(CREATE, lost, lost, lost, lost, NEW_SHARE);
    await open('Lua');
    await userEvent.click(box('Notas'));
    await throughRetries(send);
    await waitFor(() => expect(pageText()).toContain('não vai criar dois'));
    await userEvent.click(box('Notas'));
    await send();
    await screen.findByText('Convite pronto');
    const last = server.calls(CREATE).at(-1);
    expect(last?.body.parts).not.toContain('notes');
    expect(last?.headers.get('Idempotency-Key')).not.toBe(server.calls(CREATE)[0]?.headers.get('Idempotency-Key'));
  });

  it('shows a refusal of the server at its field, or below the form', async () => {
    await open('Lua');
    server.refuse(CREATE, 422, 'SHARE_NAME_INVALID');
    await send();
    expect(await screen.findByText(/^Escreva o nome que o profissional vai ver/)).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(nameField()));
    server.refuse(CREATE, 409, 'SHARES_FULL');
    await send();
    expect((await screen.findByText(/^Você já tem 20 convites/)).getAttribute('role')).toBe('alert');
    const submit = await button('Criar convite');
    await waitFor(() => expect(document.activeElement).toBe(submit));
  });

  it('keeps the focus and the choices while it is sent', async () => {
    const answer = server.hold(CREATE);
    await open('Lua');
    await userEvent.type(nameField(), '{Enter}');
    await button('Criando...');
    expect(document.activeElement).toBe(nameField());
    await userEvent.type(nameField(), 's');
    await userEvent.click(box('Notas'));
    expect([nameField().value, box('Notas').checked]).toEqual(['Lua', false]);
    answer(NEW_SHARE);
    await screen.findByText('Convite pronto');
  });
});
