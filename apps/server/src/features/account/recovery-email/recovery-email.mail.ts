import type { Message } from '../../../integrations/mail/mailer.ts';

const text = (...paragraphs: string[]): string => ['Olá,', ...paragraphs, 'Alento'].join('\n\n');

/** To a new recovery address. Contains no personal data. */
export const confirmAddressMessage = (to: string, link: string): Message => ({
  to,
  subject: 'Confirme seu e-mail de recuperação no Alento',
  text: text(
    'Recebemos um pedido para usar este endereço como e-mail de recuperação de uma conta no Alento. Abra este link para confirmar. Ele vale por 24 horas e funciona uma vez:',
    link,
    'Se não foi você, ignore esta mensagem: sem a confirmação, nada muda.',
  ),
});

/** To the former address and the contact address, with the undo link. */
export const addressChangedMessage = (to: string, link: string, resetAddress: string): Message => ({
  to,
  subject: 'O e-mail de recuperação da sua conta mudou',
  text: text(
    'O e-mail de recuperação de uma conta no Alento que guarda ou guardava este endereço acaba de ser trocado ou removido.',
    'Se foi você, está tudo certo: não precisa fazer nada.',
    'Se não foi você, abra este link. Ele devolve o endereço de antes (ou nenhum, se não havia), desconecta todos os aparelhos da conta e desliga o que foi ligado desde então para entrar nela. Vale por 7 dias e funciona uma vez:',
    link,
    `Depois, escolha uma senha nova em ${resetAddress}.`,
  ),
});

/** Notice that the undo link was used and the former address was restored. */
export const addressRestoredMessage = (to: string, resetAddress: string): Message => ({
  to,
  subject: 'O e-mail de recuperação da sua conta foi devolvido',
  text: text(
    'A troca do e-mail de recuperação de uma conta no Alento que guarda este endereço foi desfeita, e todos os aparelhos em que ela estava aberta foram desconectados.',
    `Se a troca não foi sua, alguém pode conhecer a sua senha. Escolha uma nova agora em ${resetAddress}, com o e-mail da sua conta.`,
  ),
});
