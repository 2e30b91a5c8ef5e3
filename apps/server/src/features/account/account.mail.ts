import type { Message } from '../../integrations/mail/mailer.ts';

const WHICH = {
  login: [
    'O link é da conta em que você entra com este endereço. Por segurança, o e-mail de recuperação dela, se houver, sai com a senha antiga; você pode incluir outro no seu perfil.',
  ],
  recovery: ['O link é de uma conta que guarda este endereço como e-mail de recuperação.'],
};

/** The reset mail. It contains no personal data. */
export const resetMessage = (to: string, link: string, by: keyof typeof WHICH): Message => ({
  to,
  subject: 'Redefinir sua senha no Alento',
  text: [
    'Olá,',
    '',
    'Recebemos um pedido para redefinir a senha de uma conta no Alento. Abra este link para escolher uma senha nova. Ele vale por uma hora e funciona uma vez:',
    '',
    link,
    '',
    ...WHICH[by],
    '',
    'Se não foi você, ignore esta mensagem: a senha continua a mesma.',
    '',
    'Alento',
  ].join('\n'),
});

/** Notice of a changed password, with instructions in case somebody else changed it. Contains no link with a token. */
export const passwordChangedMessage = (to: string, resetAddress: string): Message => ({
  to,
  subject: 'Sua senha foi trocada no Alento',
  text: [
    'Olá,',
    '',
    'A senha de uma conta no Alento que guarda este endereço acaba de ser trocada. Os outros aparelhos em que ela estava aberta foram desconectados.',
    '',
    'Se foi você, está tudo certo: não precisa fazer nada.',
    '',
    `Se não foi você, peça agora uma senha nova em ${resetAddress}, com este endereço. Isso encerra todas as sessões abertas da conta.`,
    '',
    'Alento',
  ].join('\n'),
});

/** Notice that the password was reset by a mailed link. */
export const passwordResetMessage = (to: string, resetAddress: string): Message => ({
  to,
  subject: 'Sua senha foi redefinida no Alento',
  text: [
    'Olá,',
    '',
    'A senha de uma conta no Alento que guarda este endereço acaba de ser redefinida por um link enviado por e-mail. Todos os aparelhos em que ela estava aberta foram desconectados.',
    '',
    'Se foi você, está tudo certo: não precisa fazer nada.',
    '',
    `Se não foi você, peça agora uma senha nova em ${resetAddress}, com este endereço.`,
    '',
    'Alento',
  ].join('\n'),
});

/**
 * Notice to a recovery address that a reset removed. The reset came from the account's own address, so it can't be
 * undone.
 */
export const recoveryDroppedMessage = (to: string): Message => ({
  to,
  subject: 'Este e-mail não recupera mais uma conta no Alento',
  text: [
    'Olá,',
    '',
    'A senha de uma conta no Alento que guardava este endereço como e-mail de recuperação acaba de ser redefinida pelo endereço com que se entra nela. Por segurança, este e-mail de recuperação saiu junto com a senha antiga.',
    '',
    'Se a conta é sua, entre com a senha nova e inclua o e-mail de recuperação outra vez no seu perfil.',
    '',
    'Alento',
  ].join('\n'),
});
