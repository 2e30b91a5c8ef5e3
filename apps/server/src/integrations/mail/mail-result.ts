import type { SendResult } from '../send-result.ts';
import type { Mailer, Message } from './mailer.ts';

/**
 * Codes of nodemailer's errors that occur before the server has the message. ECONNECTION is not one of them: it is also
 * the code of a connection that breaks after the message.
 */
const BEFORE_THE_MESSAGE = new Set(['ECONFIG', 'EDNS', 'ETLS', 'EAUTH', 'ENOAUTH', 'EENVELOPE']);
/** From this status on a mail server refuses for good (RFC 5321 §4.2.1). */
const REFUSED_FROM = 500;

type Failure = { code?: unknown; responseCode?: unknown; syscall?: unknown };

/**
 * Sends a mail that must not be sent twice. A failure is a result: after a timeout, for example, the mail server may
 * have the message.
 */
export async function sendOnce(mailer: Mailer, message: Message): Promise<SendResult> {
  try {
    await mailer.send(message);
    return { outcome: 'accepted' };
  } catch (error) {
    const { code, responseCode, syscall } = error as Failure;
    if (typeof responseCode === 'number' && responseCode >= REFUSED_FROM) return { outcome: 'refused' };
    const isBefore =
      typeof responseCode === 'number' || syscall === 'connect' || BEFORE_THE_MESSAGE.has(String(code ?? ''));
    return { outcome: 'later', afterMs: null, mayHaveArrived: !isBefore };
  }
}
