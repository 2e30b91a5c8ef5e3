import { createPublicKey, generateKeyPairSync, randomBytes, randomUUID, verify } from 'node:crypto';
import { type Incoming, Refusal, type Reply } from '../exchange.ts';

const HOUR_SECONDS = 3600;
const PAYLOAD_BYTES_MAX = 4_096;
const COLLAPSE_BYTES_MAX = 64;
const PATH = /^\/3\/device\/([^/]+)$/;

const jsonOf = (part: string): Record<string, unknown> =>
  JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>;

const refuse = (status: number, reason: string, more: object = {}): never => {
  throw new Refusal(reason, { status, headers: { 'apns-id': randomUUID() }, body: { reason, ...more } });
};

/** APNs with provider tokens, for one app. */
export class ApnsService {
  readonly keyId = 'ABC123DEFG';
  readonly teamId = 'DEF123GHIJ';
  readonly topic = 'br.com.alento.double';
  /** The signing key as Apple gives it (.p8). */
  readonly keyFile: string;
  readonly #publicKey;
  readonly #devices = new Map<string, number | null>();
  #oldestIssued = 0;

  constructor() {
    const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
    this.#publicKey = createPublicKey(privateKey);
    this.keyFile = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  }

  /** A device token, as an app on iOS gets it. */
  register(): string {
    const token = randomBytes(32).toString('hex');
    this.#devices.set(token, null);
    return token;
  }

  remove(token: string): void {
    this.#devices.set(token, Date.now());
  }

  /** Calls every provider token expired that was signed before now. */
  expireTokens(): void {
    this.#oldestIssued = Math.floor(Date.now() / 1000);
  }

  owns(path: string): boolean {
    return PATH.test(path);
  }

  /** @throws Refusal */
  take({ body, headers, isEncrypted, isHttp2, path }: Incoming): { target: string; message: unknown; reply: Reply } {
    if (!isHttp2 || !isEncrypted) refuse(400, 'BadRequest');
    this.#checkProvider(headers.authorization ?? '');
    const { 'apns-collapse-id': collapseId = '', 'apns-expiration': expiration = '0' } = headers;
    if (headers['apns-topic'] !== this.topic) refuse(400, headers['apns-topic'] ? 'BadTopic' : 'MissingTopic');
    if (headers['apns-push-type'] !== 'alert') refuse(400, 'InvalidPushType');
    if (!/^\d+$/.test(expiration)) refuse(400, 'BadExpirationDate');
    if (!['1', '5', '10'].includes(headers['apns-priority'] ?? '10')) refuse(400, 'BadPriority');
    if (Buffer.byteLength(collapseId) > COLLAPSE_BYTES_MAX) refuse(400, 'BadCollapseId');
    if (body.length === 0) refuse(400, 'PayloadEmpty');
    if (body.length > PAYLOAD_BYTES_MAX) refuse(413, 'PayloadTooLarge');
    const target = PATH.exec(path)?.[1] ?? '';
    const goneSince = this.#devices.get(target);
    if (goneSince === undefined) refuse(400, 'BadDeviceToken');
    if (typeof goneSince === 'number') refuse(410, 'Unregistered', { timestamp: goneSince });
    const message = JSON.parse(body.toString('utf8')) as { aps?: { alert?: unknown } };
    if (message.aps?.alert === undefined) refuse(400, 'BadMessageId');
    return { target, message, reply: { status: 200, headers: { 'apns-id': randomUUID() } } };
  }

  #checkProvider(authorization: string): void {
    const [header = '', claims = '', signature = ''] = authorization.replace(/^bearer /, '').split('.');
    if (signature === '') refuse(403, 'MissingProviderToken');
    const { alg, kid } = jsonOf(header);
    const { iat, iss } = jsonOf(claims);
    const key = { key: this.#publicKey, dsaEncoding: 'ieee-p1363' } as const;
    const isSigned = verify('sha256', Buffer.from(`${header}.${claims}`), key, Buffer.from(signature, 'base64url'));
    const issued = typeof iat === 'number' ? iat : Number.POSITIVE_INFINITY;
    const now = Date.now() / 1000;
    if (alg !== 'ES256' || kid !== this.keyId || iss !== this.teamId || issued > now + 60 || !isSigned)
      refuse(403, 'InvalidProviderToken');
    if (issued < now - HOUR_SECONDS || issued < this.#oldestIssued) refuse(403, 'ExpiredProviderToken');
  }
}
