import { z } from 'zod';
import { retryAfterMs } from '../retry-after.ts';
import type { SendResult } from '../send-result.ts';
import type { WhatsAppMessage, WhatsAppSender, WhatsAppTemplate } from './whatsapp-sender.ts';

/** Version of Meta's Graph API. */
const VERSION = 'v23.0';
const TIMEOUT_MS = 15_000;

/** Code of Meta for a number that can't get the message, such as one without WhatsApp. */
const GONE = new Set([131026]);
/** Codes for limits of the app, the account, the number, or the pair of numbers. The message was not sent. */
const LIMITED = new Set([4, 80007, 130429, 131048, 131056]);
/** Codes for a service that takes no messages now. The message was not sent. */
const CLOSED = new Set([131016, 131057, 133004]);
const SERVER_ERROR = 500;
const TOO_MANY = 429;

const Failure = z.object({ error: z.object({ code: z.coerce.number() }) });

export type CloudApi = {
  /** Origin of the Graph API. */
  base: string;
  token: string;
  phoneNumberId: string;
  /** Names of the approved templates, and their language, such as pt_BR. */
  templates: Readonly<Record<WhatsAppTemplate, string>>;
  language: string;
};

const text = (value: string) => ({ type: 'text', text: value });

/** The template's components. An authentication template repeats the code in its button. */
const componentsOf = ({ body, button }: WhatsAppMessage) => [
  ...(body.length === 0 ? [] : [{ type: 'body', parameters: body.map(text) }]),
  { type: 'button', sub_type: 'url', index: '0', parameters: [text(button)] },
];

async function resultOf(response: Response): Promise<SendResult> {
  if (response.ok) {
    await response.body?.cancel();
    return { outcome: 'accepted' };
  }
  const body: unknown = await response.json().catch(() => null);
  const code = Failure.safeParse(body).data?.error.code;
  if (code !== undefined && GONE.has(code)) return { outcome: 'gone' };
  const wasNotSent = response.status === TOO_MANY || (code !== undefined && (LIMITED.has(code) || CLOSED.has(code)));
  if (!wasNotSent && response.status < SERVER_ERROR) return { outcome: 'refused' };
  return {
    outcome: 'later',
    afterMs: retryAfterMs(response.headers.get('Retry-After'), Date.now()),
    mayHaveArrived: !wasNotSent,
  };
}

/** Sends by Meta's WhatsApp Cloud API. The token is never part of an error or a log line. */
export function cloudApi({ base, token, phoneNumberId, templates, language }: CloudApi): WhatsAppSender {
  const address = new URL(`/${VERSION}/${phoneNumberId}/messages`, base);
  return {
    async send(message) {
      const { to, template } = message;
      const body = JSON.stringify({
        messaging_product: 'whatsapp',
        recipient_type: 'individual',
        to,
        type: 'template',
        template: { name: templates[template], language: { code: language }, components: componentsOf(message) },
      });
      try {
        const response = await fetch(address, {
          method: 'POST',
          redirect: 'error',
          headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
          body,
          signal: AbortSignal.timeout(TIMEOUT_MS),
        });
        return await resultOf(response);
      } catch (error) {
        // A connection that was refused has carried nothing. After any other failure the message may be on its way.
        const cause = error instanceof Error ? error.cause : undefined;
        const isRefused = cause instanceof Error && 'syscall' in cause && cause.syscall === 'connect';
        return { outcome: 'later', afterMs: null, mayHaveArrived: !isRefused };
      }
    },
  };
}
