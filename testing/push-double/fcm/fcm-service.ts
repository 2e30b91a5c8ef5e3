import { randomBytes, randomUUID } from 'node:crypto';
import { type Incoming, Refusal, type Reply } from '../exchange.ts';
import { ServiceAccount } from './service-account.ts';

const FCM_ERROR = 'type.googleapis.com/google.firebase.fcm.v1.FcmError';

/** An error in the form of Google's APIs. */
const fcmError = (code: number, status: string, errorCode?: string): Reply => ({
  status: code,
  body: {
    error: { code, message: status, status, ...(errorCode ? { details: [{ '@type': FCM_ERROR, errorCode }] } : {}) },
  },
});

interface FcmMessage {
  token?: unknown;
  notification?: { title?: unknown; body?: unknown };
  data?: Record<string, unknown>;
  android?: { ttl?: unknown; priority?: unknown; collapse_key?: unknown; notification?: { tag?: unknown } };
}

/** Why Google would refuse a message; undefined if it wouldn't. */
function messageFault({ notification, data = {}, android = {} }: FcmMessage): string | undefined {
  if (typeof notification?.title !== 'string' || typeof notification.body !== 'string') return 'no notification';
  if (Object.values(data).some((value) => typeof value !== 'string')) return 'data has a value that is no string';
  if (Object.keys(data).some((name) => /^(from|message_type|google.*|gcm.*)$/.test(name)))
    return 'data has a reserved key';
  if (typeof android.ttl !== 'string' || !/^\d+s$/.test(android.ttl)) return 'ttl is not in the form 60s';
  return android.priority === 'HIGH' || android.priority === 'NORMAL' ? undefined : 'priority is unknown';
}

/** FCM HTTP v1 and its token endpoint. */
export class FcmService {
  readonly account = new ServiceAccount();
  readonly #tokens = new Map<string, 'registered' | 'gone'>();

  /** A registration token, as an app on Android gets it. */
  register(): string {
    const token = `${randomBytes(11).toString('base64url')}:APA91b${randomBytes(90).toString('base64url')}`;
    this.#tokens.set(token, 'registered');
    return token;
  }

  remove(token: string): void {
    this.#tokens.set(token, 'gone');
  }

  owns(path: string): boolean {
    return path === '/token' || path.endsWith('/messages:send');
  }

  /** The access token for an assertion, as an answer. @throws Refusal */
  exchange({ body }: Incoming): Reply {
    try {
      const token = this.account.token(body.toString('utf8'));
      return { status: 200, body: { access_token: token, expires_in: 3599, token_type: 'Bearer' } };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Refusal(reason, { status: 400, body: { error: 'invalid_grant', error_description: reason } });
    }
  }

  /** @throws Refusal */
  take({ body, headers, path }: Incoming): { target: string; message: unknown; reply: Reply } {
    if (path !== `/v1/projects/${this.account.projectId}/messages:send`)
      throw new Refusal('another project', fcmError(403, 'PERMISSION_DENIED'));
    if (!this.account.knows((headers.authorization ?? '').replace(/^Bearer /, '')))
      throw new Refusal('no valid access token', fcmError(401, 'UNAUTHENTICATED'));
    const { message } = JSON.parse(body.toString('utf8')) as { message: FcmMessage };
    const fault = messageFault(message);
    if (fault !== undefined) throw new Refusal(fault, fcmError(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT'));
    const target = String(message.token);
    const state = this.#tokens.get(target);
    if (state === undefined) throw new Refusal('no token', fcmError(400, 'INVALID_ARGUMENT', 'INVALID_ARGUMENT'));
    if (state === 'gone') throw new Refusal('the app was removed', fcmError(404, 'NOT_FOUND', 'UNREGISTERED'));
    const name = `projects/${this.account.projectId}/messages/${randomUUID()}`;
    return { target, message, reply: { status: 200, body: { name } } };
  }
}
