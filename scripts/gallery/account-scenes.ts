import { PROFILE_SETTINGS, profileSettingPath } from '@alento/domain/interface/profile-settings';
import { HOUR_MS } from '@alento/domain/time/local-date';
import { open } from '../../e2e/support/open.ts';
import { scenesOf } from './scene.ts';
import { answer, fill, PASSWORD, press, type Step, see, seeField, steps, waitVisible } from './steps.ts';

const DAY_MS = 24 * HOUR_MS;
const refusal = (errorCode: string, message: string) => ({ errorCode, message });

const OLD_COMPUTER = 'Computador antigo da sala, aquele que fica com a impressora';
const FACTORS = {
  totp: { since: Date.now() - 40 * DAY_MS },
  passkeys: [
    { id: 'k1', label: 'Meu celular', createdAt: Date.now() - 38 * DAY_MS, lastUsedAt: Date.now() - 3 * HOUR_MS },
    { id: 'k2', label: OLD_COMPUTER, createdAt: Date.now() - 2 * DAY_MS, lastUsedAt: null },
  ],
  recoveryCodesLeft: 2,
};
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const APP = { secret: SECRET, uri: `otpauth://totp/Alento:Conta%20no%20Alento?secret=${SECRET}&issuer=Alento` };
const CODES = Array.from({ length: 10 }, (_, at) => `ptg${at}-6jfe-bzsd-oxrl`);
const CHALLENGE = {
  ticket: 'exemplo',
  methods: ['totp', 'passkey', 'recovery-code'],
  passkeyOptions: { challenge: 'ZXhlbXBsbw', allowCredentials: [] },
  expiresAt: Date.now() + 5 * 60_000,
};
const REQUIRED = refusal('SECOND_FACTOR_REQUIRED', 'Confirme também com o segundo fator da sua conta.');
const WRONG = refusal('SECOND_FACTOR_WRONG', 'O código ou a chave não confere. Tente de novo.');
const WRONG_PASSWORD = refusal('PASSWORD_WRONG', 'A senha atual não confere.');
const SPENT = refusal('RECOVERY_LINK_INVALID', 'Este link não vale mais. Peça um novo no seu perfil.');

const LONG_EMAIL = 'marina.azevedo.da.silva@exemplo.com.br';
const PENDING_EMAIL = { email: 'ma…@um-provedor-de-nome-bem-comprido.com.br', expiresAt: Date.now() + 20 * HOUR_MS };

const seeCode = seeField('Código do aplicativo');
const secondStep = steps(
  answer('/auth/sign-in/email', CHALLENGE, 202),
  fill('E-mail', 'marina.azevedo@exemplo.com'),
  fill('Senha', PASSWORD),
  press('Entrar'),
  seeCode,
);

const givePassword = (confirm: string): Step => steps(fill(/Sua senha/, PASSWORD), press(confirm));
const revoke = press('Sair de todos os dispositivos');
const revokeWithPassword = steps(revoke, givePassword('Sair de todos'));
const review = steps(press(/Revisar Informações de Perfil/), press('Continuar'));
const TWO_STEPS = { address: profileSettingPath('duas-etapas') };
const typeEmail: Step = (page) => page.getByRole('textbox', { name: 'E-mail de recuperação' }).fill(LONG_EMAIL);
const setUp = (button: string) => ({
  ...TWO_STEPS,
  answers: {
    '/account/second-factor/totp': APP,
    '/account/second-factor/passkeys/options': { ticket: 't', options: { challenge: 'x' } },
    '/account/second-factor/totp/confirm': { factors: FACTORS, recoveryCodes: CODES },
  },
  act: steps(press(button), givePassword('Continuar')),
});
const APP_SETUP = setUp('Usar um aplicativo de códigos');

/** Settings that read nothing, or only what the gallery leaves working when the API fails: the session. */
const NEVER_FAILING = ['conta', 'senha', 'sessoes', 'aparencia'];

/** The screens of the settings, with a failing API and with one that doesn't respond. */
const settings = PROFILE_SETTINGS.flatMap((setting) => {
  const address = profileSettingPath(setting);
  return scenesOf({ address }, '/perfil/:setting', {
    [setting]: {},
    ...(!NEVER_FAILING.includes(setting) && { [`${setting}, erro`]: { api: 'error' } }),
    [`${setting}, carregando`]: { api: 'loading' },
  });
});

/** Screens that a mailed link opens: before and after its button is pressed. */
const links = (route: string, path: string, button: string) =>
  scenesOf({ viewer: 'guest', address: `${route}#token=exemplo` }, route, {
    'com link': {},
    feito: { answers: { [path]: { status: true } }, act: press(button) },
    'não vale mais': { before: answer(path, SPENT, 422), act: press(button) },
  });

/** Scenes of account access: confirmation of identity, second factor, and links about recovery addresses. */
export const ACCOUNT = [
  ...scenesOf({ viewer: 'guest' }, '/login', {
    'segunda etapa': { act: secondStep },
    'segunda etapa, código errado': {
      before: answer('/auth/sign-in/second-factor', WRONG, 403),
      act: steps(secondStep, fill(/Código do aplicativo/, '123456'), press('Confirmar')),
    },
  }),
  ...scenesOf({ viewer: 'guest' }, '/comecar', { 'rosto escolhido': { act: press('Bem', 'body', 'radio') } }),
  ...links('/confirmar-email', '/account/recovery-email/confirm', 'Confirmar e-mail'),
  ...links('/desfazer-email', '/account/recovery-email/undo', 'Desfazer a troca'),
  ...scenesOf({ viewer: 'guest', address: '/sair-dos-avisos?token=exemplo' }, '/sair-dos-avisos', { 'com link': {} }),
  ...settings,
  ...scenesOf({ address: profileSettingPath('sessoes') }, '/perfil/:setting', {
    'confirme que é você': { act: revoke },
    'confirme que é você, senha errada': {
      before: answer('/auth/revoke-other-sessions', WRONG_PASSWORD, 422),
      act: revokeWithPassword,
    },
    'confirme que é você, segundo fator': {
      before: answer('/auth/revoke-other-sessions', REQUIRED, 403),
      answers: { '/auth/second-factor/challenge': CHALLENGE },
      act: steps(revokeWithPassword, seeCode),
    },
  }),
  ...scenesOf({}, '/perfil', {
    'começo, confirme que é você': {
      answers: { '/onboarding/user-data': { isAnonymous: true, recoveryEmail: 'ma@exemplo.com', updatedAt: 1 } },
      act: steps(review, typeEmail, press('Continuar'), seeField('Sua senha')),
    },
    'começo, e-mail que espera': {
      answers: { '/onboarding/user-data': { isAnonymous: true, recoveryEmailPending: LONG_EMAIL, updatedAt: 1 } },
      act: steps(review, see(/^Falta abrir o link/)),
    },
  }),
  ...scenesOf({}, '/perfil/:setting', {
    'e-mail que espera': {
      address: profileSettingPath('email-de-recuperacao'),
      answers: { '/account/recovery-email': { recoveryEmail: 'ma…@exemplo.com', pending: PENDING_EMAIL } },
    },
    'duas etapas ligadas': { ...TWO_STEPS, answers: { '/account/second-factor': FACTORS } },
    'remover chave': {
      ...TWO_STEPS,
      answers: { '/account/second-factor': FACTORS },
      act: press('Remover: Meu celular'),
    },
    'ligar aplicativo': APP_SETUP,
    'códigos de recuperação': {
      ...APP_SETUP,
      act: steps(APP_SETUP.act, fill(/Código que o aplicativo mostra/, '123456'), press('Ligar')),
    },
    'criar chave': setUp('Criar uma chave de acesso'),
  }),
];

const PIN = '482913';

const choosePin = (pin: string): Step => steps(press('Ligar com um PIN'), fill('PIN novo', pin));
const turnOn = steps(
  choosePin(PIN),
  fill(/Repita o PIN novo/, PIN),
  press('Salvar o PIN'),
  see('Pronto. O PIN está ligado'),
);
const lockNow = steps(turnOn, press('Bloquear agora'), waitVisible('role=heading[name=/Digite seu PIN/]'));
const guess = steps(fill('PIN', '739164'), press('Desbloquear'), see(/Esse PIN não confere/), (page) =>
  page.waitForFunction(() => document.querySelector('input')?.value === ''),
);

/** Scenes of the settings of the discreet mode, and of the lock screen. */
export const LOCK = scenesOf({ isWhole: true }, '/modo-discreto', {
  ligado: { act: turnOn },
  'PIN óbvio': { act: steps(choosePin('1234'), press('Salvar o PIN')) },
  'trocar o PIN': { act: steps(turnOn, press('Trocar o PIN')) },
  'desligar o PIN': { act: steps(turnOn, press('Desligar o PIN')) },
  bloqueado: { act: lockNow },
  'PIN errado': { act: steps(lockNow, guess) },
  espera: { act: steps(lockNow, guess, guess, guess, guess, guess, see(/espere 30 segundos/)) },
  'plano sem desbloquear': {
    before: (page) => open(page, '/plano-de-seguranca'),
    act: steps(lockNow, press('Ver meu plano de segurança')),
  },
  'ajuda sem desbloquear': {
    act: steps(
      lockNow,
      press('Ver toda a ajuda', 'body', 'link'),
      waitVisible('role=heading[name=/Ajuda agora/][level=1]'),
    ),
  },
  'esqueci o PIN': { act: steps(lockNow, press('Esqueci o PIN')), isWhole: false },
});
