import type { Message } from '../../../integrations/mail/mailer.ts';

const DATE = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeZone: 'America/Sao_Paulo' });

/**
 * Notice that an unused account will be deleted. Contains no personal data.
 *
 * @param deletedFrom first day of the deletion, ms epoch.
 */
export const unusedAccountMessage = (to: string, months: number, deletedFrom: number, address: string): Message => ({
  to,
  subject: 'Sua conta no Alento está sem uso',
  text: [
    'Olá,',
    `Uma conta no Alento que guarda este endereço está sem uso há mais de ${months} meses.`,
    `Se ela continuar assim, será excluída, com tudo o que está nela, a partir de ${DATE.format(deletedFrom)}.`,
    'Para manter a conta, basta entrar nela antes disso:',
    address,
    'No seu perfil você também pode baixar uma cópia de tudo. Se não quer mais a conta, não precisa fazer nada.',
    'Alento',
  ].join('\n\n'),
});
