import { HOUR_MS } from '@alento/domain/time/local-date';
import type { Page } from '@playwright/test';
import { reopen } from '../../e2e/support/open.ts';
import { type Scene, scene } from './scene.ts';

const DAY_MS = 24 * HOUR_MS;
const PASSWORD = 'Nuvem-calma-42';

/** Mocks the response of an API call. */
const answer = (page: Page, path: string, json: unknown, status = 200): Promise<unknown> =>
  page.route(`**/api${path}`, (route) => route.fulfill({ status, json }));

const refusal = (errorCode: string, message: string) => ({ errorCode, message });
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).locator('visible=true').first().click();

const FACTORS = {
  totp: { since: Date.now() - 40 * DAY_MS },
  passkeys: [
    { id: 'k1', label: 'Meu celular', createdAt: Date.now() - 38 * DAY_MS, lastUsedAt: Date.now() - 3 * HOUR_MS },
    {
      id: 'k2',
      label: 'Computador antigo da sala, aquele que fica com a impressora',
      createdAt: Date.now() - 2 * DAY_MS,
      lastUsedAt: null,
    },
  ],
  recoveryCodesLeft: 2,
};
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const APP = { secret: SECRET, uri: `otpauth://totp/Alento:Conta%20no%20Alento?secret=${SECRET}&issuer=Alento` };
const CODES = [
  'ptgz-6jfe-bzsd-oxrl',
  'gqnb-qrmk-tsxf-vypl',
  'p6rf-tast-m23s-34ko',
  'tqcf-c5r6-vjme-2m4r',
  'lw3u-mugd-orph-vls5',
  'bcwf-subu-suj2-esm4',
  'siqy-kvax-c5kx-xsg4',
  'n3nh-dddk-jc7p-uchs',
  '2m6m-p427-co24-p3n7',
  'mccq-qpno-2qju-duhz',
];
const CHALLENGE = {
  ticket: 'exemplo',
  methods: ['totp', 'passkey', 'recovery-code'],
  passkeyOptions: { challenge: 'ZXhlbXBsbw', allowCredentials: [] },
  expiresAt: Date.now() + 5 * 60_000,
};
const REQUIRED = refusal('SECOND_FACTOR_REQUIRED', 'Confirme também com o segundo fator da sua conta.');
const WRONG = refusal('SECOND_FACTOR_WRONG', 'O código ou a chave não confere. Tente de novo.');

async function giveDialogPassword(page: Page, confirm: string): Promise<void> {
  await page.getByLabel('Sua senha').fill(PASSWORD);
  await press(page, confirm);
}

/** Reloads /perfil with mocked responses. */
async function reloadWith(page: Page, answers: Readonly<Record<string, unknown>>): Promise<void> {
  for (const [path, json] of Object.entries(answers)) await answer(page, path, json);
  await reopen(page);
}

const profile = (name: string, prepare: (page: Page) => Promise<void>): Scene =>
  scene({ route: '/perfil', name, viewer: 'livedIn', prepare });

async function openSetup(page: Page, button: string): Promise<void> {
  await answer(page, '/account/second-factor/totp', APP);
  await answer(page, '/account/second-factor/passkeys/options', { ticket: 't', options: { challenge: 'x' } });
  await answer(page, '/account/second-factor/totp/confirm', { factors: FACTORS, recoveryCodes: CODES });
  await press(page, button);
  await giveDialogPassword(page, 'Continuar');
}

async function scrollTo(page: Page, name: string): Promise<void> {
  await page.getByRole('region', { name }).evaluate((item) => item.scrollIntoView({ block: 'center' }));
}

async function secondStep(page: Page): Promise<void> {
  await answer(page, '/auth/sign-in/email', CHALLENGE, 202);
  await page.getByLabel('E-mail', { exact: true }).fill('marina.azevedo@exemplo.com');
  await page.getByLabel('Senha', { exact: true }).fill(PASSWORD);
  await press(page, 'Entrar');
  await page.getByLabel('Código do aplicativo').waitFor();
}

const link = (route: string, name: string, path: string, button: string, json: unknown, status = 200): Scene =>
  scene({
    route,
    name,
    viewer: 'guest',
    address: `${route}#token=exemplo`,
    prepare: async (page) => {
      await answer(page, path, json, status);
      await press(page, button);
    },
  });

const SPENT = refusal('RECOVERY_LINK_INVALID', 'Este link não vale mais. Peça um novo no seu perfil.');

/** Scenes of account access: confirmation of identity, second factor, and links about recovery addresses. */
export const ACCOUNT: readonly Scene[] = [
  scene({ route: '/login', name: 'segunda etapa', viewer: 'guest', prepare: secondStep }),
  scene({
    route: '/login',
    name: 'segunda etapa, código errado',
    viewer: 'guest',
    prepare: async (page) => {
      await secondStep(page);
      await answer(page, '/auth/sign-in/second-factor', WRONG, 403);
      await page.getByLabel('Código do aplicativo').fill('123456');
      await press(page, 'Confirmar');
    },
  }),
  ...(['/confirmar-email', '/desfazer-email'] as const).map((route) =>
    scene({ route, name: 'com link', viewer: 'guest', address: `${route}#token=exemplo` }),
  ),
  link('/confirmar-email', 'feito', '/account/recovery-email/confirm', 'Confirmar e-mail', { status: true }),
  link('/confirmar-email', 'não vale mais', '/account/recovery-email/confirm', 'Confirmar e-mail', SPENT, 422),
  link('/desfazer-email', 'feito', '/account/recovery-email/undo', 'Desfazer a troca', { status: true }),
  link('/desfazer-email', 'não vale mais', '/account/recovery-email/undo', 'Desfazer a troca', SPENT, 422),
  scene({ route: '/sair-dos-avisos', name: 'com link', viewer: 'guest', address: '/sair-dos-avisos?token=exemplo' }),
  scene({
    route: '/login',
    name: 'conta com nome e contato',
    viewer: 'guest',
    address: '/login?createAccount=true',
    prepare: async (page) => {
      await page.getByRole('switch', { name: 'Criar conta com nome e contato' }).click();
    },
  }),
  profile('confirme que é você', (page) => press(page, 'Sair de todos os dispositivos')),
  profile('confirme que é você, senha errada', async (page) => {
    await answer(page, '/auth/revoke-other-sessions', refusal('PASSWORD_WRONG', 'A senha atual não confere.'), 422);
    await press(page, 'Sair de todos os dispositivos');
    await giveDialogPassword(page, 'Sair de todos');
  }),
  profile('confirme que é você, segundo fator', async (page) => {
    await answer(page, '/auth/revoke-other-sessions', REQUIRED, 403);
    await answer(page, '/auth/second-factor/challenge', CHALLENGE);
    await press(page, 'Sair de todos os dispositivos');
    await giveDialogPassword(page, 'Sair de todos');
    await page.getByLabel('Código do aplicativo').waitFor();
  }),
  profile('começo, confirme que é você', async (page) => {
    await reloadWith(page, {
      '/onboarding/user-data': { isAnonymous: true, recoveryEmail: 'ma@exemplo.com', updatedAt: 1 },
    });
    await press(page, 'Revisar Informações de Perfil');
    await press(page, 'Continuar');
    await page.getByRole('textbox', { name: 'Email de recuperação' }).fill('marina.azevedo.da.silva@exemplo.com.br');
    await press(page, 'Continuar');
    await page.getByLabel('Sua senha').waitFor();
  }),
  profile('começo, e-mail que espera', async (page) => {
    const recoveryEmailPending = 'marina.azevedo.da.silva@exemplo.com.br';
    await reloadWith(page, { '/onboarding/user-data': { isAnonymous: true, recoveryEmailPending, updatedAt: 1 } });
    await press(page, 'Revisar Informações de Perfil');
    await press(page, 'Continuar');
    await page.getByText(/^Falta abrir o link/).waitFor();
  }),
  profile('e-mail que espera', async (page) => {
    const pending = { email: 'ma…@um-provedor-de-nome-bem-comprido.com.br', expiresAt: Date.now() + 20 * HOUR_MS };
    await reloadWith(page, { '/account/recovery-email': { recoveryEmail: 'ma…@exemplo.com', pending } });
    await scrollTo(page, 'E-mail de recuperação');
  }),
  profile('duas etapas', async (page) => {
    await reloadWith(page, { '/account/second-factor': FACTORS });
    await scrollTo(page, 'Verificação em duas etapas');
  }),
  profile('remover chave', async (page) => {
    await reloadWith(page, { '/account/second-factor': FACTORS });
    await press(page, 'Remover: Meu celular');
  }),
  profile('ligar aplicativo', (page) => openSetup(page, 'Usar um aplicativo de códigos')),
  profile('códigos de recuperação', async (page) => {
    await openSetup(page, 'Usar um aplicativo de códigos');
    await page.getByLabel('Código que o aplicativo mostra').fill('123456');
    await press(page, 'Ligar');
  }),
  profile('criar chave', (page) => openSetup(page, 'Criar uma chave de acesso')),
];
