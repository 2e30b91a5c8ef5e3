import { PLAN_NAMES } from '@alento/domain/plan/plans';
import type { WhatsAppMessage } from '../../../integrations/whatsapp/whatsapp-sender.ts';
import type { ChannelNotice, MessageContext } from './channel-notice.ts';

/** Separates titles in one variable of a template, which may contain no line break. */
const BETWEEN = ' · ';

/** A variable's value in one line: Meta refuses line breaks, tabs and more than four spaces in a row. */
const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function contentOf(notice: ChannelNotice, { isDiscreet }: MessageContext): Pick<WhatsAppMessage, 'template' | 'body'> {
  switch (notice.kind) {
    case 'reminder':
      return { template: isDiscreet ? 'reminder-discreet' : 'reminder', body: [] };
    case 'plan-end':
      return { template: 'plan-end', body: [PLAN_NAMES[notice.planId], notice.endsOn] };
    case 'weekly-content': {
      const titles = notice.titles.map(({ title, url }) => oneLine(`${title}: ${url}`));
      return isDiscreet
        ? { template: 'content-discreet', body: [] }
        : { template: 'content', body: [titles.join(BETWEEN)] };
    }
  }
}

/** A notice by WhatsApp. The token completes the address of the template's unsubscribe button. */
export const noticeWhatsApp = (to: string, notice: ChannelNotice, context: MessageContext): WhatsAppMessage => ({
  to,
  ...contentOf(notice, context),
  button: context.token,
});

/** To a new number, with the code that confirms it. The button of an authentication template copies the code. */
export const codeWhatsApp = (to: string, code: string): WhatsAppMessage => ({
  to,
  template: 'code',
  body: [code],
  button: code,
});
