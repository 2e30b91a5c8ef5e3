import { type Browser, type Incoming, Refusal, type Reply } from '../exchange.ts';
import { decrypt } from './decrypt.ts';
import type { Registered, Subscriptions } from './subscriptions.ts';
import { VapidCheck } from './vapid.ts';

const BODY_BYTES_MAX = 4_096;
const TOPIC = /^[A-Za-z0-9_-]{1,32}$/;
const URGENCIES = ['very-low', 'low', 'normal', 'high'];

/** Why a header or the size of a request violates RFC 8030 or 8291; undefined if none does. */
function headerFault({ headers, body, method }: Incoming): { status: number; reason: string } | undefined {
  const { topic, ttl, urgency } = headers;
  if (method !== 'POST') return { status: 405, reason: 'the method is not POST' };
  if (body.length > BODY_BYTES_MAX) return { status: 413, reason: 'the body is larger than 4096 bytes' };
  if (ttl === undefined || !/^\d+$/.test(ttl)) return { status: 400, reason: 'TTL is missing or no number' };
  if (topic !== undefined && !TOPIC.test(topic)) return { status: 400, reason: 'Topic has more than 32 characters' };
  if (urgency !== undefined && !URGENCIES.includes(urgency)) return { status: 400, reason: 'Urgency is unknown' };
  if (headers['content-encoding'] !== 'aes128gcm') return { status: 415, reason: 'Content-Encoding is not aes128gcm' };
  return undefined;
}

/** Apple's errors have a reason. */
const refusedBy = (browser: Browser, status: number, reason: string): Reply => ({
  status,
  body: browser === 'safari' ? { reason } : { message: reason },
});

/** The push services of four browsers. */
export class WebService {
  readonly #vapid = new VapidCheck();
  readonly #subscriptions: Subscriptions;
  /** Whether messages are decrypted. A benchmark leaves it out, so that the double isn't what is measured. */
  readonly #decrypts: boolean;

  constructor(subscriptions: Subscriptions, decrypts: boolean) {
    this.#subscriptions = subscriptions;
    this.#decrypts = decrypts;
  }

  /** @throws Refusal in the form of the browser's service. */
  async take(browser: Browser, incoming: Incoming): Promise<{ target: string; message: unknown; reply: Reply }> {
    const refuse = (status: number, reason: string, said = reason): never => {
      throw new Refusal(reason, refusedBy(browser, status, said));
    };
    const fault = headerFault(incoming);
    if (fault) refuse(fault.status, fault.reason);
    const found = this.#subscriptions.find(incoming.path);
    if (!found) return refuse(404, 'no such subscription');
    await this.#checkSender(found, incoming, refuse);
    if (found.isGone) refuse(410, 'the subscription has ended', browser === 'safari' ? 'Unregistered' : undefined);
    const message = this.#decrypts ? read(found, incoming.body, refuse) : null;
    return { target: found.origin + incoming.path, message, reply: { status: 201 } };
  }

  async #checkSender(
    { applicationServerKey, browser, origin }: Registered,
    { headers }: Incoming,
    refuse: (status: number, reason: string, said?: string) => never,
  ): Promise<void> {
    const vapid = await this.#vapid.check(headers.authorization ?? '', origin).catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      return browser === 'safari' ? refuse(403, reason, 'BadJwtToken') : refuse(401, reason);
    });
    if (applicationServerKey !== undefined && vapid.key !== applicationServerKey)
      refuse(403, 'the subscription belongs to another key', browser === 'safari' ? 'VapidPkHashMismatch' : undefined);
  }
}

function read({ keys }: Registered, body: Buffer, refuse: (status: number, reason: string) => never): unknown {
  try {
    return JSON.parse(decrypt(body, keys));
  } catch (error) {
    return refuse(400, `the message can't be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}
