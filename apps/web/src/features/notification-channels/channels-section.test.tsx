// @vitest-environment jsdom
import type { NotificationChannels } from '@alento/contract/reminder/channels';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { queryClient } from '../../lib/query-client.ts';
import { writeFixed } from '../../lib/session/device/device-store.ts';
import { draw } from '../../testing/draw.tsx';
import { server } from '../../testing/fake-server/fake-server.ts';
import { refused } from '../../testing/fake-server/reply.ts';
import { press } from '../../testing/show.tsx';
import { withMember } from '../../testing/signed-in.ts';
import { ChannelsSection } from './channels-section.tsx';

const READ = 'GET /notification-channels';
const ADDRESS = 'PUT /notification-channels/{channel}/address';
const CODE = 'POST /notification-channels/{channel}/confirmation';
const KINDS = 'PUT /notification-channels/{channel}/kinds';
const QUIET = 'PUT /notification-channels/quiet-hours';
const REMOVE = 'DELETE /notification-channels/{channel}';
const UNTIL = Date.parse('2026-11-22T17:30:00Z');
const NONE = { isOffered: true, address: null, confirmedAt: null, kinds: [], pending: null };
const CONNECTED: NotificationChannels['email'] = { ...NONE, address: 'ana@exemplo.com', confirmedAt: UNTIL };
const PENDING = { ...NONE, pending: { address: 'ana@exemplo.com', expiresAt: UNTIL, attemptsLeft: 5 } };
let stored: NotificationChannels;

withMember('ana');
beforeEach(() => {
  stored = {
    isTraditional: true,
    proposed: { email: 'ana@exemplo.com', whatsapp: null },
    email: NONE,
    whatsapp: NONE,
    quietHours: null,
    supportContact: null,
  };
  server.answer(READ, () => stored);
});

const show = () => draw(<ChannelsSection />);

it('a person with a name finds the address for personal support, if the installation has one', async () => {
  stored = { ...stored, supportContact: 'apoio@alento.example' };
  show();
  const link = await screen.findByRole('link', { name: 'apoio@alento.example' });
  expect(link.getAttribute('href')).toBe('mailto:apoio@alento.example');
  cleanup();
  queryClient.clear();
  stored = { ...stored, supportContact: null };
  show();
  await screen.findByRole('region', { name: 'E-mail' });
  expect(screen.queryByText(/Suporte pessoal/)).toBeNull();
});

const card = async (name: string) => within(await screen.findByRole('region', { name }));
/** Shows the channels, and returns one of them. */
const shownCard = (name: string) => {
  show();
  return card(name);
};
const change = (changes: Partial<NotificationChannels>) => () => {
  stored = { ...stored, ...changes };
  return stored;
};

it('explains to an anonymous account how to get notices, with a link to the place', async () => {
  stored = { ...stored, isTraditional: false };
  show();
  expect(await screen.findByText(/desligue “Usar de forma anônima” e escreva um nome/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ir para o perfil' }).getAttribute('href')).toBe('/perfil');
  expect(screen.queryByLabelText('E-mail para avisos')).toBeNull();
});

it('proposes the address of the sign-in, which stays on this device until a code is requested', async () => {
  await writeFixed('login_email', 'ana@exemplo.com');
  stored = { ...stored, proposed: { email: null, whatsapp: null } };
  show();
  expect((await card('E-mail')).getByLabelText<HTMLInputElement>('E-mail para avisos').value).toBe('ana@exemplo.com');
  expect(server.calls(ADDRESS)).toEqual([]);
});

it('says that a channel is not offered', async () => {
  stored = { ...stored, whatsapp: { ...NONE, isOffered: false } };
  show();
  expect((await card('WhatsApp')).getByText('Por enquanto não há avisos por aqui.')).toBeTruthy();
});

it('can be read again after a failure', async () => {
  server.answerInTurn(READ, refused(500, 'INTERNAL'), () => stored);
  show();
  await press(/Tentar/);
  await card('E-mail');
});

describe('an address', () => {
  it('is proposed, gets a code, and is confirmed with it', async () => {
    server.answer(ADDRESS, change({ email: PENDING }));
    server.answer(CODE, change({ email: CONNECTED }));
    const email = await shownCard('E-mail');
    expect(email.getByLabelText<HTMLInputElement>('E-mail para avisos').value).toBe('ana@exemplo.com');
    await userEvent.click(email.getByRole('button', { name: 'Enviar código' }));
    expect(await email.findByText(/Enviamos um código para ana@exemplo.com/)).toBeTruthy();
    expect(server.calls(ADDRESS)[0]).toMatchObject({
      params: { channel: 'email' },
      body: { address: 'ana@exemplo.com' },
    });
    await userEvent.type(email.getByLabelText('Código de 6 números'), '12 34-56');
    await userEvent.click(email.getByRole('button', { name: 'Confirmar' }));
    expect(await email.findByText('Avisos vão para')).toBeTruthy();
    expect(server.calls(CODE)[0]?.body).toEqual({ code: '123456' });
    expect(email.getByText('Nenhum aviso escolhido: nada é enviado.')).toBeTruthy();
  });

  it('is refused before a request if it can’t be one', async () => {
    const whatsapp = await shownCard('WhatsApp');
    await userEvent.type(whatsapp.getByLabelText('Celular com WhatsApp'), '1133330000');
    await userEvent.click(whatsapp.getByRole('button', { name: 'Enviar código' }));
    expect(whatsapp.getByText('Confira o celular, com DDD: (99) 99999-9999.')).toBeTruthy();
    expect(server.calls(ADDRESS)).toEqual([]);
  });

  it.each([
    ['typed', (field: HTMLElement) => userEvent.type(field, '+91 98765 43210')],
    [
      'pasted',
      async (field: HTMLElement) => {
        await userEvent.click(field);
        await userEvent.paste('+91 98765 43210');
      },
    ],
  ])('is not cut to a number of somebody else if a foreign number is %s', async (_, give) => {
    const whatsapp = await shownCard('WhatsApp');
    const field = whatsapp.getByLabelText<HTMLInputElement>('Celular com WhatsApp');
    await give(field);
    expect(field.value).toBe('+91 98765 43210');
    await userEvent.click(whatsapp.getByRole('button', { name: 'Enviar código' }));
    expect(whatsapp.getByText('Confira o celular, com DDD: (99) 99999-9999.')).toBeTruthy();
    expect(server.calls(ADDRESS)).toEqual([]);
  });

  it('shows after a wrong code how many attempts are left, and after the last one the form again', async () => {
    stored = { ...stored, email: PENDING };
    server.refuse(CODE, 422, 'CHANNEL_CODE_WRONG', { message: 'O código não confere.' });
    const email = await shownCard('E-mail');
    const give = async () => {
      const field = email.getByLabelText('Código de 6 números');
      await userEvent.clear(field);
      await userEvent.type(field, '000000');
      await userEvent.click(email.getByRole('button', { name: 'Confirmar' }));
    };
    await email.findByLabelText('Código de 6 números');
    stored = { ...stored, email: { ...PENDING, pending: { ...PENDING.pending, attemptsLeft: 1 } } };
    await give();
    expect(await email.findByText('O código não confere.')).toBeTruthy();
    expect(await email.findByText(/Resta 1 tentativa\./)).toBeTruthy();
    stored = { ...stored, email: NONE };
    await give();
    expect(await email.findByRole('button', { name: 'Enviar código' })).toBeTruthy();
  });

  it('can be replaced by another one before it is confirmed', async () => {
    stored = { ...stored, email: PENDING };
    const email = await shownCard('E-mail');
    await userEvent.click(await email.findByRole('button', { name: 'Usar outro endereço' }));
    expect(email.getByLabelText('E-mail para avisos')).toBeTruthy();
  });
});

describe('a connected channel', () => {
  beforeEach(() => {
    stored = { ...stored, email: CONNECTED };
  });

  it('has a switch for each kind, and shows the change at once', async () => {
    const give = server.hold(KINDS);
    const email = await shownCard('E-mail');
    const reminders = await email.findByRole<HTMLInputElement>('switch', { name: 'Lembretes de registro' });
    expect(reminders.checked).toBe(false);
    await userEvent.click(reminders);
    expect(reminders.checked).toBe(true);
    give({ ...stored, email: { ...CONNECTED, kinds: ['reminder'] } });
    await waitFor(() => expect(reminders.disabled).toBe(false));
    expect(reminders.checked).toBe(true);
    expect(server.calls(KINDS)[0]?.body).toEqual({ kinds: ['reminder'] });
  });

  it('goes back to what is stored if the change fails', async () => {
    server.refuse(KINDS, 500, 'INTERNAL');
    show();
    const plan = await (await card('E-mail')).findByRole<HTMLInputElement>('switch', { name: 'Fim do plano' });
    await userEvent.click(plan);
    await waitFor(() => expect(plan.disabled).toBe(false));
    expect(plan.checked).toBe(false);
  });

  it('can be removed with its address', async () => {
    server.answer(REMOVE, change({ email: NONE }));
    const email = await shownCard('E-mail');
    await userEvent.click(await email.findByRole('button', { name: 'Parar tudo e apagar o endereço' }));
    expect(await email.findByRole('button', { name: 'Enviar código' })).toBeTruthy();
  });

  it('can have quiet hours, which are stored with their button', async () => {
    server.answer(QUIET, change({ quietHours: { from: '22:00', to: '07:00' } }));
    show();
    await userEvent.click(await screen.findByRole('switch', { name: 'Horas de silêncio' }));
    expect(server.calls(QUIET)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Salvar horas' }));
    await waitFor(() => expect(server.calls(QUIET)[0]?.body).toEqual({ quietHours: { from: '22:00', to: '07:00' } }));
    server.answer(QUIET, change({ quietHours: null }));
    await waitFor(() =>
      expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Horas de silêncio' }).disabled).toBe(false),
    );
    await userEvent.click(screen.getByRole('switch', { name: 'Horas de silêncio' }));
    await waitFor(() => expect(server.calls(QUIET)[1]?.body).toEqual({ quietHours: null }));
  });
});
