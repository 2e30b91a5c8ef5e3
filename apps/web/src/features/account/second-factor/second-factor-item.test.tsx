// @vitest-environment jsdom
import type { SecondFactors } from '@alento/contract/second-factor';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { confirmIdentity } from '../../../testing/confirm-identity.ts';
import { draw } from '../../../testing/draw.tsx';
import { server } from '../../../testing/fake-server/fake-server.ts';
import type { Route } from '../../../testing/fake-server/route.ts';
import { PASSWORD } from '../../../testing/passwords.ts';
import { readyDialog } from '../../../testing/ready-dialog.ts';
import { press } from '../../../testing/show.tsx';
import { withMember } from '../../../testing/signed-in.ts';
import { SecondFactorItem } from './second-factor-item.tsx';
// Preloads the dialog's chunk, because its loading is not tested here.
import './setup-dialog.tsx';

const makePasskey = vi.hoisted(() => vi.fn());
vi.mock('@simplewebauthn/browser', () => ({ startRegistration: makePasskey }));

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const CODES = Array.from({ length: 10 }, (_, index) => `abcd-efg${index}`);
const AT = Date.parse('2026-11-21T17:30:00Z');
const NONE: SecondFactors = { totp: null, passkeys: [], recoveryCodesLeft: 0 };
const KEY = { id: 'k1', label: 'Meu celular', createdAt: AT, lastUsedAt: null };

const READ = 'GET /account/second-factor';
const bodyTo = (route: Route): unknown => server.calls(route).at(-1)?.body;

withMember();
beforeEach(() => {
  server.answer(READ, NONE);
  vi.stubGlobal('PublicKeyCredential', class {});
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
});
afterEach(() => void vi.resetAllMocks());

const open = () =>
  draw(
    <main tabIndex={-1}>
      <SecondFactorItem />
    </main>,
  );

describe('the second-factor item on /perfil', () => {
  const TEN = Array.from({ length: 10 }, (_, index) => ({ ...KEY, id: `k${index}` }));
  it.each([
    ['if the browser doesn’t support passkeys', undefined, NONE, 'Desligada'],
    ['beyond ten passkeys', class {}, { ...NONE, passkeys: TEN }, /^Você já tem 10 chaves de acesso/],
  ])('has no passkey button %s', async (_, browser, factors, text) => {
    vi.stubGlobal('PublicKeyCredential', browser);
    server.answer(READ, factors);
    open();
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Criar uma chave de acesso' })).toBeNull();
  });

  it('lists the second factors with a warning about few remaining recovery codes', async () => {
    const passkeys = [
      { ...KEY, lastUsedAt: AT },
      { ...KEY, id: 'k2', label: 'Computador da sala' },
    ];
    server.answer(READ, { totp: { since: AT }, passkeys, recoveryCodesLeft: 2 });
    open();
    expect(await screen.findByText('Ligada')).toBeTruthy();
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Aplicativo de códigosLigado em 21 de nov\. de 2026/),
      expect.stringMatching(/^Meu celularCriada em 21 .*Último uso: 21 /),
      expect.stringMatching(/^Computador da salaCriada em 21 .*Ainda não usada/),
      expect.stringContaining('2 de 10 por usar. Gere outros para não ficar sem.'),
    ]);
    expect(screen.queryByRole('button', { name: 'Usar um aplicativo de códigos' })).toBeNull();
  });
});

describe('the setup of an authenticator app', () => {
  beforeEach(() => {
    const uri = `otpauth://totp/Alento?secret=${SECRET}&issuer=Alento`;
    server.answer('POST /account/second-factor/totp', { secret: SECRET, uri });
  });
  async function begin(): Promise<HTMLElement> {
    open();
    await press('Usar um aplicativo de códigos');
    await confirmIdentity('Continuar');
    return readyDialog('Aplicativo de códigos');
  }

  it('shows the recovery codes once after a correct first code', async () => {
    const factors = { ...NONE, totp: { since: AT }, recoveryCodesLeft: 10 };
    server.answer('POST /account/second-factor/totp/confirm', { factors, recoveryCodes: CODES });
    const dialog = await begin();
    expect(bodyTo('POST /account/second-factor/totp')).toEqual({ password: PASSWORD });
    const picture = within(dialog).getByRole('img', { name: 'Código QR para o aplicativo autenticador' });
    expect(picture.querySelector('path')?.getAttribute('d')?.length).toBeGreaterThan(1000);
    expect(dialog.textContent).toContain('JBSW Y3DP EHPK 3PXP JBSW Y3DP EHPK 3PXP');
    await userEvent.type(screen.getByLabelText('Código que o aplicativo mostra'), '123456{Enter}');

    await readyDialog('Guarde seus códigos de recuperação');
    expect(bodyTo('POST /account/second-factor/totp/confirm')).toEqual({ code: '123456' });
    const list = within(screen.getByRole('list', { name: 'Códigos de recuperação' }));
    expect(list.getAllByRole('listitem')).toHaveLength(10);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('abcd-efg7')).toBeTruthy();
    expect(JSON.stringify({ ...localStorage })).not.toContain('abcd-efg7');
    await press('Já guardei');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText('Ligada')).toBeTruthy();
    expect(screen.queryByText('abcd-efg7')).toBeNull();
  });

  it('is not completed by a wrong code', async () => {
    server.refuse('POST /account/second-factor/totp/confirm', 403, 'SECOND_FACTOR_WRONG', { message: 'Não confere.' });
    await begin();
    const field = screen.getByLabelText<HTMLInputElement>('Código que o aplicativo mostra');
    await userEvent.type(field, '000000{Enter}');
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
    expect(document.activeElement).toBe(field);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByText('Desligada')).toBeTruthy();
  });
});

describe('the setup of a passkey', () => {
  const registration = {
    id: 'k',
    rawId: 'k',
    type: 'public-key',
    response: { clientDataJSON: 'c', attestationObject: 'a', transports: ['internal'], publicKey: 'x' },
    clientExtensionResults: { credProps: {} },
  };
  beforeEach(() => {
    const options = { challenge: 'desafio' };
    server.answer('POST /account/second-factor/passkeys/options', { ticket: 'bilhete', options });
    makePasskey.mockResolvedValue(registration);
  });
  async function begin(): Promise<void> {
    open();
    await press('Criar uma chave de acesso');
    await confirmIdentity('Continuar');
    await readyDialog('Chave de acesso');
  }

  it('saves the passkey under the name that the person typed', async () => {
    const factors = { totp: null, passkeys: [{ ...KEY, label: 'Celular azul' }], recoveryCodesLeft: 10 };
    server.answer('POST /account/second-factor/passkeys', { factors, recoveryCodes: null });
    await begin();
    const field = screen.getByLabelText<HTMLInputElement>('Nome da chave');
    expect([document.activeElement, field.value]).toEqual([field, 'Meu celular']);
    await userEvent.clear(field);
    await userEvent.type(field, ' Celular azul {Enter}');
    expect(await screen.findByText('Celular azul')).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(bodyTo('POST /account/second-factor/passkeys')).toEqual({
      ticket: 'bilhete',
      label: 'Celular azul',
      response: {
        ...registration,
        response: { clientDataJSON: 'c', attestationObject: 'a', transports: ['internal'] },
        clientExtensionResults: {},
      },
    });
  });

  it.each([
    ['NotAllowedError', /^Nenhuma chave foi criada/],
    ['InvalidStateError', /^Este aparelho já tem uma chave/],
    ['ConstraintError', /^Não deu para criar a chave/],
  ])('explains why the device created no passkey after the error %s', async (name, text) => {
    makePasskey.mockRejectedValue(Object.assign(new Error('x'), { name }));
    await begin();
    await press('Criar chave');
    await waitFor(() => expect(screen.getByRole('alert').textContent).toMatch(text));
    expect(bodyTo('POST /account/second-factor/passkeys')).toBeUndefined();
  });

  it('offers to start again if the challenge has expired', async () => {
    server.refuse('POST /account/second-factor/passkeys', 403, 'SECOND_FACTOR_TICKET_ENDED');
    await begin();
    await press('Criar chave');
    await press('Começar de novo');
    expect(await readyDialog('Confirme que é você')).toBeTruthy();
  });
});

const TOTP = { ...NONE, totp: { since: AT }, recoveryCodesLeft: 10 };
it.each([
  ['the last one', 'Aplicativo de códigos', [], 'POST /account/second-factor/totp/remove', NONE],
  ['a passkey', 'Meu celular', [KEY], 'POST /account/second-factor/passkeys/{id}/remove', TOTP],
] as const)('a second factor, %s, is removed after the identity check', async (_, name, keys, route, left) => {
  server.answer(READ, { ...TOTP, passkeys: [...keys] });
  server.answer(route, left);
  open();
  await press(`Remover: ${name}`);
  const announcesPasswordOnly = (await readyDialog()).textContent?.includes('Sua conta volta a pedir só a senha');
  expect(announcesPasswordOnly).toBe(left === NONE);
  await confirmIdentity('Remover');
  await waitFor(() => expect(screen.queryByText(name)).toBeNull());
  expect(screen.queryByText('Desligada') !== null).toBe(left === NONE);
  expect(bodyTo(route)).toEqual({ password: PASSWORD });
});

describe('the recovery codes', () => {
  beforeEach(() => {
    server.answer(READ, { ...NONE, totp: { since: AT }, recoveryCodesLeft: 1 });
    server.answer('POST /account/second-factor/recovery-codes', { recoveryCodes: CODES });
  });
  async function generate(): Promise<void> {
    open();
    await press('Códigos de recuperação: Gerar outros');
    server.answer(READ, { ...NONE, totp: { since: AT }, recoveryCodesLeft: 10 });
    await confirmIdentity('Continuar');
    await readyDialog('Guarde seus códigos de recuperação');
  }

  it('can be copied after new ones are generated', async () => {
    const writeText = vi.fn(async () => undefined);
    await generate();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    await press('Copiar');
    expect(writeText).toHaveBeenCalledWith(CODES.join('\n'));
    await press('Já guardei');
    expect(await screen.findByText('10 de 10 por usar.')).toBeTruthy();
  });

  it('are downloaded as a file whose name doesn’t contain the product’s name', async () => {
    const parts: Blob[] = [];
    const links: HTMLAnchorElement[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      parts.push(blob as Blob);
      return 'blob:x';
    });
    vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      expect(this.isConnected, 'Firefox ignores the click on a link outside of the document').toBe(true);
      links.push(this);
    });
    await generate();
    await press('Baixar');
    expect(links[0]?.download).toBe('codigos-de-recuperacao.txt');
    expect(await parts[0]?.text()).toBe(['Alento: códigos de recuperação', '', ...CODES, ''].join('\n'));
  });
});
