import { setTimeout as sleep } from 'node:timers/promises';
import { takePlanned } from '../take-planned.ts';
import { ApnsService } from './apns/apns-service.ts';
import {
  type Browser,
  type Incoming,
  type PlannedAnswer,
  type Platform,
  type Received,
  Refusal,
  type Reply,
} from './exchange.ts';
import { FcmService } from './fcm/fcm-service.ts';
import { type Servers, startServers } from './listen/servers.ts';
import { type Subscription, Subscriptions } from './web/subscriptions.ts';
import { WebService } from './web/web-service.ts';

export interface PushDoubleOptions {
  maxConcurrentStreams?: number;
  http1Only?: boolean;
  /** Whether web push messages are decrypted; true if not given. */
  decrypts?: boolean;
}

export interface PushDouble extends Servers {
  readonly fcm: FcmService;
  readonly apns: ApnsService;
  readonly received: readonly Received[];
  /** Requests that violate the protocol of their service. */
  readonly faults: readonly { path: string; reason: string }[];
  /** All requests, and the most that were open at once. Requests of the controls don't count. */
  requests(): { total: number; mostAtOnce: number };
  /** Makes a subscription as a browser does, at the address without TLS or with it. */
  subscribe(browser: Browser, options?: { applicationServerKey?: string; tls?: boolean }): Subscription;
  unsubscribe(endpoint: string): void;
  plan(answer: PlannedAnswer): void;
  /** Forgets planned answers, received messages, faults and counts. */
  reset(): void;
}

interface Taken {
  platform: Platform;
  target: string;
  message: unknown;
  reply: Reply;
}

/** What other processes can do to the double; the server listens on this machine only. */
function control(double: PushDouble, { body, path }: Incoming): Reply {
  const { browser, ...options } = body.length === 0 ? {} : JSON.parse(body.toString('utf8'));
  if (path === '/_double/subscriptions') return { status: 200, body: double.subscribe(browser, options) };
  if (path === '/_double/reset') double.reset();
  return { status: 200, body: { received: double.received, faults: double.faults } };
}

/** Starts a server that speaks the protocols of push services: those of four browsers, FCM HTTP v1 and APNs. */
export async function startPushDouble(options: PushDoubleOptions = {}): Promise<PushDouble> {
  const { decrypts = true, http1Only = false, maxConcurrentStreams = 100 } = options;
  const subscriptions = new Subscriptions();
  const web = new WebService(subscriptions, decrypts);
  const fcm = new FcmService();
  const apns = new ApnsService();
  const planned: PlannedAnswer[] = [];
  const received: Received[] = [];
  const faults: { path: string; reason: string }[] = [];
  const counts = { total: 0, open: 0, mostAtOnce: 0 };

  const take = async (incoming: Incoming): Promise<Taken> => {
    if (apns.owns(incoming.path)) return { platform: 'ios', ...apns.take(incoming) };
    if (fcm.owns(incoming.path)) return { platform: 'android', ...fcm.take(incoming) };
    const browser = subscriptions.browserOf(incoming.path);
    if (browser === undefined) throw new Refusal('no such path', { status: 404 });
    return { platform: browser, ...(await web.take(browser, incoming)) };
  };

  const record = ({ platform, target, message }: Taken, { headers, isHttp2 }: Incoming, status: number): void => {
    const { authorization: _secret, ...rest } = headers;
    const protocol = isHttp2 ? 'HTTP/2' : 'HTTP/1.1';
    received.push({ platform, target, at: Date.now(), protocol, message, headers: decrypts ? rest : {}, status });
  };

  const answerMessage = async (incoming: Incoming): Promise<Reply | null> => {
    if (incoming.path === '/token') return fcm.exchange(incoming);
    const taken = await take(incoming);
    const instead = takePlanned(planned, ({ target = taken.target }) => target === taken.target) ?? {};
    const { delayMs, drop = false, status, headers = {}, body } = instead;
    if (delayMs !== undefined) await sleep(delayMs);
    const reply = status === undefined ? taken.reply : { status, headers, ...(body ? { body } : {}) };
    record(taken, incoming, drop ? 0 : reply.status);
    return drop ? null : reply;
  };

  const answer = async (incoming: Incoming): Promise<Reply | null> => {
    if (incoming.path.startsWith('/_double/')) return control(double, incoming);
    counts.total += 1;
    counts.open += 1;
    counts.mostAtOnce = Math.max(counts.mostAtOnce, counts.open);
    try {
      return await answerMessage(incoming);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      faults.push({ path: incoming.path, reason: error.message });
      return error.reply;
    } finally {
      counts.open -= 1;
    }
  };

  const servers = await startServers({ maxConcurrentStreams, http1Only, answer });
  const double: PushDouble = {
    ...servers,
    fcm,
    apns,
    received,
    faults,
    requests: () => ({ total: counts.total, mostAtOnce: counts.mostAtOnce }),
    subscribe: (browser, { applicationServerKey, tls = false } = {}) =>
      subscriptions.make(browser, tls ? servers.tlsAddress : servers.address, applicationServerKey),
    unsubscribe: (endpoint) => subscriptions.remove(endpoint),
    plan: (instead) => void planned.push({ ...instead }),
    reset() {
      for (const list of [planned, received, faults]) list.length = 0;
      Object.assign(counts, { total: 0, mostAtOnce: 0 });
    },
  };
  return double;
}
