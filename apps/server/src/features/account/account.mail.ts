import type { Message } from '../../integrations/mail/mailer.ts';

/** The reset mail: says nothing of what the product knows about the person. */
export const resetMessage = (to: string, link: string): Message => ({
  to,
  subject: 'Redefinir sua senha no Alento',
  text: [
    'Olá,',
    '',
    'Recebemos um pedido para redefinir a senha da sua conta no Alento. Abra este link para escolher uma senha nova. Ele vale por uma hora e funciona uma vez:',
    '',
    link,
    '',
    'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
    '',
    'Alento',
  ].join('\n'),
});
