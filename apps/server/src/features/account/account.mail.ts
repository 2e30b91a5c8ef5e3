import type { Message } from '../../integrations/mail/mailer.ts';

const WHICH = {
  login: [
    'O link é da conta em que você entra com este endereço. Por segurança, o e-mail de recuperação dela, se houver, sai com a senha antiga; você pode incluir outro no seu perfil.',
  ],
  recovery: ['O link é de uma conta que guarda este endereço como e-mail de recuperação.'],
};

/** The reset mail: says nothing of what the product knows about the person. */
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
