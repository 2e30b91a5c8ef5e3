import type { SendResult } from '../send-result.ts';

/** The templates that an installation has to have approved (docs/operations.md). */
export type WhatsAppTemplate = 'reminder' | 'reminder-discreet' | 'content' | 'content-discreet' | 'plan-end' | 'code';

/** A message by template: WhatsApp delivers no other text to people who didn't write first. */
export type WhatsAppMessage = {
  /** Mobile number in E.164. */
  readonly to: string;
  readonly template: WhatsAppTemplate;
  /** Values of the body's variables, in order. One line each. */
  readonly body: readonly string[];
  /** Value of the variable at the end of the address of the template's button. */
  readonly button: string;
};

/** Sends WhatsApp messages. It never throws: failures of the service are results. */
export interface WhatsAppSender {
  send(message: WhatsAppMessage): Promise<SendResult>;
}
