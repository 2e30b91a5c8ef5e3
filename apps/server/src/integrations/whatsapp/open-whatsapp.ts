import type { Config } from '../../config.ts';
import { cloudApi } from './cloud-api.ts';
import type { WhatsAppSender } from './whatsapp-sender.ts';

/** Opens the WhatsApp service; null if it is not configured. */
export function openWhatsApp(config: Config): WhatsAppSender | null {
  const { WHATSAPP_TOKEN: token, WHATSAPP_PHONE_NUMBER_ID: phoneNumberId } = config;
  if (token === undefined || phoneNumberId === undefined) return null;
  return cloudApi({
    base: config.WHATSAPP_API_BASE,
    token,
    phoneNumberId,
    language: config.WHATSAPP_LANGUAGE,
    templates: {
      reminder: config.WHATSAPP_TEMPLATE_REMINDER,
      'reminder-discreet': config.WHATSAPP_TEMPLATE_REMINDER_DISCREET,
      content: config.WHATSAPP_TEMPLATE_CONTENT,
      'content-discreet': config.WHATSAPP_TEMPLATE_CONTENT_DISCREET,
      'plan-end': config.WHATSAPP_TEMPLATE_PLAN_END,
      code: config.WHATSAPP_TEMPLATE_CODE,
    },
  });
}
