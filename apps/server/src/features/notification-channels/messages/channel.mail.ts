import { paths } from '@alento/domain/interface/paths';
import { PLAN_NAMES } from '@alento/domain/plan/plans';
import { notificationText } from '@alento/domain/reminder/notification-texts.copy';
import type { Message } from '../../../integrations/mail/mailer.ts';
import type { ChannelNotice, MessageContext } from './channel-notice.ts';

const text = (...paragraphs: string[]): string => ['Olá,', ...paragraphs, 'Alento'].join('\n\n');

type Content = { subject: string; paragraphs: string[] };

function contentOf(notice: ChannelNotice, { isDiscreet, linkTo }: MessageContext): Content {
  if (notice.kind === 'reminder') {
    const { title, body } = notificationText(notice.slot, isDiscreet);
    return { subject: title, paragraphs: [body, linkTo(isDiscreet ? paths.landing : paths.record)] };
  }
  if (notice.kind === 'plan-end') {
    return {
      subject: 'Seu plano termina em breve',
      paragraphs: [
        `Seu plano ${PLAN_NAMES[notice.planId]} vale até ${notice.endsOn}. Ele não se renova sozinho, e nada será cobrado.`,
        `Se quiser continuar com ele, escolha de novo em ${linkTo(paths.plans)}. Sem isso, sua conta passa para o plano grátis, e tudo o que você guardou continua aí.`,
      ],
    };
  }
  if (isDiscreet) {
    return {
      subject: 'Um aviso para você',
      paragraphs: ['Há algo novo para ler, quando quiser.', linkTo(paths.landing)],
    };
  }
  return {
    subject: 'Leituras da semana',
    paragraphs: [
      'Separamos algumas leituras da nossa biblioteca. Elas são as mesmas para todo mundo e ficam lá para quando você quiser.',
      ...notice.titles.map(({ title, url }) => `${title}\n${url}`),
    ],
  };
}

/** A notice by e-mail, with the headers of RFC 2369 and RFC 8058 for a way out by one tap. */
export function noticeMail(to: string, notice: ChannelNotice, context: MessageContext): Message {
  const { subject, paragraphs } = contentOf(notice, context);
  const { token, linkTo } = context;
  const out = `${linkTo(paths.leaveNotices)}?token=${token}`;
  return {
    to,
    subject,
    text: text(...paragraphs, `Você recebe esta mensagem porque pediu. Para não receber mais: ${out}`),
    headers: {
      'List-Unsubscribe': `<${linkTo(`/api/notification-channels/unsubscribe/${token}`)}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/** To a new address, with the code that confirms it. */
export const codeMail = (to: string, code: string, minutes: number): Message => ({
  to,
  subject: 'Seu código de confirmação',
  text: text(
    `Este é o código para receber avisos neste endereço: ${code}`,
    `Ele vale por ${minutes} minutos. Se não foi você que pediu, ignore esta mensagem: sem o código, nada muda.`,
  ),
});
