import type { Message } from '../../../integrations/mail/mailer.ts';

const WHAT = {
  'totp-added': {
    subject: 'Segundo fator ligado na sua conta',
    text: 'Para entrar em uma conta no Alento que guarda este endereço, agora também é pedido um código de aplicativo.',
  },
  'totp-removed': {
    subject: 'Aplicativo de códigos desligado na sua conta',
    text: 'O aplicativo de códigos de uma conta no Alento que guarda este endereço acaba de ser desligado.',
  },
  'passkey-added': {
    subject: 'Chave de acesso incluída na sua conta',
    text: 'Uma chave de acesso acaba de ser incluída em uma conta no Alento que guarda este endereço. Para entrar, agora também é pedido um segundo fator.',
  },
  'passkey-removed': {
    subject: 'Chave de acesso removida da sua conta',
    text: 'Uma chave de acesso acaba de ser removida de uma conta no Alento que guarda este endereço.',
  },
  'codes-renewed': {
    subject: 'Códigos de recuperação trocados na sua conta',
    text: 'Os códigos de recuperação de uma conta no Alento que guarda este endereço acabam de ser trocados. Os anteriores não valem mais.',
  },
  'removed-on-request': {
    subject: 'Segundo fator removido da sua conta',
    text: 'A equipe que cuida desta instalação do Alento removeu, a pedido, o segundo fator de uma conta que guarda este endereço. Para entrar, basta a senha.',
  },
} as const;

export const FACTOR_NOTICES = [
  'totp-added',
  'totp-removed',
  'passkey-added',
  'passkey-removed',
  'codes-renewed',
] as const;
export type FactorNotice = (typeof FACTOR_NOTICES)[number];

/** Notice of a changed second factor, with instructions if somebody else changed it. Contains no link with a token. */
export const factorMessage = (to: string, what: keyof typeof WHAT, resetAddress: string): Message => ({
  to,
  subject: `${WHAT[what].subject} no Alento`,
  text: [
    'Olá,',
    WHAT[what].text,
    'Se foi você, está tudo certo: não precisa fazer nada.',
    `Se não foi você, peça agora uma senha nova em ${resetAddress}, com este endereço, e confira os segundos fatores no seu perfil. Se não conseguir entrar, escreva para o contato que está na política de privacidade.`,
    'Alento',
  ].join('\n\n'),
});
