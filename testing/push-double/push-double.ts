import { setTimeout as sleep } from 'node:timers/promises';
import { ApnsService } from './apns/apns-service.ts';
import { control } from './controls/control-routes.ts';
import { PlannedAnswers, plannedReply } from './controls/planned-answers.ts';
import type { PushDouble, PushDoubleOptions } from './double.ts';
import { type Incoming, Refusal, type Reply } from './exchange.ts';
import { FcmService } from './fcm/fcm-service.ts';
import { startServers } from './listen/servers.ts';
import type { Fault, Platform, Received } from './received.ts';
import { Subscriptions } from './web/subscriptions.ts';
import { WebService } from './web/web-service.ts';

interface Taken {
  platform: Platform;
  target: string;
  message: unknown;
  reply: Reply;
}

/** Starts a server that speaks the protocols of push services: those of four browsers, FCM HTTP v1 and APNs. */
export async function startPushDouble(options: PushDoubleOptions = {}): Promise<PushDouble> {
  const { decrypts = true, http1Only = false, maxConcurrentStreams = 100, port = 0 } = options;
  const subscriptions = new Subscriptions();
  const web = new WebService(subscriptions, decrypts);
  const fcm = new FcmService();
  const apns = new ApnsService();
  const planned = new PlannedAnswers();
  const received: Received[] = [];
  const faults: Fault[] = [];
  const counts = { total: 0, open: 0, mostAtOnce: 0 };

  const take = async (incoming: Incoming): Promise<Taken> => {
    if (apns.owns(incoming.path)) return { platform: 'ios', ...apns.take(incoming) };
    if (fcm.owns(incoming.path)) return { platform: 'android', ...fcm.take(incoming) };
    const browser = subscriptions.browserOf(incoming.path);
    if (browser === undefined) throw new Refusal('no such path', { status: 404 });
    const { endpoint, message, reply } = await web.take(browser, incoming);
    return { platform: browser, target: endpoint, message, reply };
  };

  const record = ({ platform, target, message }: Taken, { headers, isHttp2 }: Incoming, status: number): void => {
    const { authorization: _secret, ...rest } = headers;
    const protocol = isHttp2 ? 'HTTP/2' : 'HTTP/1.1';
    received.push({ platform, target, at: Date.now(), protocol, message, headers: decrypts ? rest : {}, status });
  };

  const answerMessage = async (incoming: Incoming): Promise<Reply | null> => {
    if (incoming.path === '/token') return fcm.exchange(incoming);
    const taken = await take(incoming);
    const instead = planned.take(taken.target);
    if (instead?.delayMs !== undefined) await sleep(instead.delayMs);
    if (instead?.drop) {
      record(taken, incoming, 0);
      return null;
    }
    const reply = instead === undefined ? taken.reply : plannedReply(instead, taken.reply);
    record(taken, incoming, reply.status);
    return reply;
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

  const servers = await startServers({ port, maxConcurrentStreams, http1Only, answer });
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
    plan: (instead) => planned.plan(instead),
    reset() {
      planned.clear();
      received.length = 0;
      faults.length = 0;
      Object.assign(counts, { total: 0, mostAtOnce: 0 });
    },
  };
  return double;
}
