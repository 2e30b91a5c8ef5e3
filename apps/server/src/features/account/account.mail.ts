import type { Message } from '../../integrations/mail/mailer.ts';

const DATE = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });
const IF_YOU = 'Se foi você, está tudo certo: não precisa fazer nada.';

/** A message between greeting and signature. None contains personal data. */
const message = (to: string, subject: string, ...paragraphs: string[]): Message => ({
  to,
  subject,
  text: ['Olá,', ...paragraphs, 'Alento'].join('\n\n'),
});

const WHICH_ACCOUNT = {
  login:
    'O link é da conta em que você entra com este endereço. Por segurança, o e-mail de recuperação dela, se houver, sai com a senha antiga; você pode incluir outro no seu perfil.',
  recovery: 'O link é de uma conta que guarda este endereço como e-mail de recuperação.',
};

/** The reset mail. */
export const resetMessage = (to: string, link: string, by: keyof typeof WHICH_ACCOUNT): Message =>
  message(
    to,
    'Redefinir sua senha no Alento',
    'Recebemos um pedido para redefinir a senha de uma conta no Alento. Abra este link para escolher uma senha nova. Ele vale por uma hora e funciona uma vez:',
    link,
    WHICH_ACCOUNT[by],
    'Se não foi você, ignore esta mensagem: a senha continua a mesma.',
  );

/** Notice of a changed password, with instructions in case somebody else changed it. Contains no link with a token. */
export const passwordChangedMessage = (to: string, resetAddress: string): Message =>
  message(
    to,
    'Sua senha foi trocada no Alento',
    'A senha de uma conta no Alento que guarda este endereço acaba de ser trocada. Os outros aparelhos em que ela estava aberta foram desconectados.',
    IF_YOU,
    `Se não foi você, peça agora uma senha nova em ${resetAddress}, com este endereço. Isso encerra todas as sessões abertas da conta.`,
  );

/** Notice that the password was reset by a mailed link. */
export const passwordResetMessage = (to: string, resetAddress: string): Message =>
  message(
    to,
    'Sua senha foi redefinida no Alento',
    'A senha de uma conta no Alento que guarda este endereço acaba de ser redefinida por um link enviado por e-mail. Todos os aparelhos em que ela estava aberta foram desconectados.',
    IF_YOU,
    `Se não foi você, peça agora uma senha nova em ${resetAddress}, com este endereço.`,
  );

/**
 * Notice to a recovery address that a reset removed. The reset came from the account's own address, so it can't be
 * undone.
 */
export const recoveryDroppedMessage = (to: string): Message =>
  message(
    to,
    'Este e-mail não recupera mais uma conta no Alento',
    'A senha de uma conta no Alento que guardava este endereço como e-mail de recuperação acaba de ser redefinida pelo endereço com que se entra nela. Por segurança, este e-mail de recuperação saiu junto com a senha antiga.',
    'Se a conta é sua, entre com a senha nova e inclua o e-mail de recuperação outra vez no seu perfil.',
  );

/** To a new recovery address. */
export const confirmAddressMessage = (to: string, link: string): Message =>
  message(
    to,
    'Confirme seu e-mail de recuperação no Alento',
    'Recebemos um pedido para usar este endereço como e-mail de recuperação de uma conta no Alento. Abra este link para confirmar. Ele vale por 24 horas e funciona uma vez:',
    link,
    'Se não foi você, ignore esta mensagem: sem a confirmação, nada muda.',
  );

/** To the former address and the contact address, with the undo link. */
export const addressChangedMessage = (to: string, link: string, resetAddress: string): Message =>
  message(
    to,
    'O e-mail de recuperação da sua conta mudou',
    'O e-mail de recuperação de uma conta no Alento que guarda ou guardava este endereço acaba de ser trocado ou removido.',
    IF_YOU,
    'Se não foi você, abra este link. Ele devolve o endereço de antes (ou nenhum, se não havia), desconecta todos os aparelhos da conta e desliga o que foi ligado desde então para entrar nela. Vale por 7 dias e funciona uma vez:',
    link,
    `Depois, escolha uma senha nova em ${resetAddress}.`,
  );

/** Notice that the undo link was used and the former address was restored. */
export const addressRestoredMessage = (to: string, resetAddress: string): Message =>
  message(
    to,
    'O e-mail de recuperação da sua conta foi devolvido',
    'A troca do e-mail de recuperação de uma conta no Alento que guarda este endereço foi desfeita, e todos os aparelhos em que ela estava aberta foram desconectados.',
    `Se a troca não foi sua, alguém pode conhecer a sua senha. Escolha uma nova agora em ${resetAddress}, com o e-mail da sua conta.`,
  );

const FACTOR_CHANGES = {
  'totp-added': [
    'Segundo fator ligado na sua conta',
    'Para entrar em uma conta no Alento que guarda este endereço, agora também é pedido um código de aplicativo.',
  ],
  'totp-removed': [
    'Aplicativo de códigos desligado na sua conta',
    'O aplicativo de códigos de uma conta no Alento que guarda este endereço acaba de ser desligado.',
  ],
  'passkey-added': [
    'Chave de acesso incluída na sua conta',
    'Uma chave de acesso acaba de ser incluída em uma conta no Alento que guarda este endereço. Para entrar, agora também é pedido um segundo fator.',
  ],
  'passkey-removed': [
    'Chave de acesso removida da sua conta',
    'Uma chave de acesso acaba de ser removida de uma conta no Alento que guarda este endereço.',
  ],
  'codes-renewed': [
    'Códigos de recuperação trocados na sua conta',
    'Os códigos de recuperação de uma conta no Alento que guarda este endereço acabam de ser trocados. Os anteriores não valem mais.',
  ],
  'removed-on-request': [
    'Segundo fator removido da sua conta',
    'A equipe que cuida desta instalação do Alento removeu, a pedido, o segundo fator de uma conta que guarda este endereço. Para entrar, basta a senha.',
  ],
} as const;

export type FactorNotice = keyof typeof FACTOR_CHANGES;
export const FACTOR_NOTICES = Object.keys(FACTOR_CHANGES) as FactorNotice[];

/** Notice of a changed second factor, with instructions if somebody else changed it. Contains no link with a token. */
export const factorMessage = (to: string, what: FactorNotice, resetAddress: string): Message =>
  message(
    to,
    `${FACTOR_CHANGES[what][0]} no Alento`,
    FACTOR_CHANGES[what][1],
    IF_YOU,
    `Se não foi você, peça agora uma senha nova em ${resetAddress}, com este endereço, e confira os segundos fatores no seu perfil. Se não conseguir entrar, escreva para o contato que está na política de privacidade.`,
  );

/**
 * Notice that an unused account will be deleted.
 *
 * @param deletedFrom first day of the deletion, ms epoch.
 */
export const unusedAccountMessage = (to: string, months: number, deletedFrom: number, address: string): Message =>
  message(
    to,
    'Sua conta no Alento está sem uso',
    `Uma conta no Alento que guarda este endereço está sem uso há mais de ${months} meses.`,
    `Se ela continuar assim, será excluída, com tudo o que está nela, a partir de ${DATE.format(deletedFrom)}.`,
    'Para manter a conta, basta entrar nela antes disso:',
    address,
    'No seu perfil você também pode baixar uma cópia de tudo. Se não quer mais a conta, não precisa fazer nada.',
  );
