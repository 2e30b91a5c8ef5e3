import type { LiveChatReceived, LiveChatReceivedEvents, LiveChatSentEvents } from '@alento/contract/voice/live-chat';
import type { PlanId } from '@alento/domain/plan/plans';
import { io, type Socket } from 'socket.io-client';
import { createHttpServer, portOf } from '../../http/listen.ts';
import { type ScriptedSpeech, scriptedSpeech } from '../../testing/services/scripted-speech.ts';
import { spokenWav } from '../../testing/services/spoken-wav.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

type Name = keyof LiveChatReceived;
type VoiceSocket = Socket<LiveChatReceivedEvents, LiveChatSentEvents>;
type Received = { [N in Name]: { name: N; payload: LiveChatReceived[N] } }[Name];

const WAIT_MS = 30_000;
/** A recording of speech, as the app sends it. */
export const AUDIO = { data: spokenWav(), mimeType: 'audio/wav' } as const;

/** A client that notes what it receives. */
export type Talker = {
  socket: VoiceSocket;
  received: Received[];
  /** Resolves with the reason when the connection is closed. */
  closed: Promise<string>;
  /** Waits for the next event of this name that was not waited for yet. */
  next<N extends Name>(name: N): Promise<LiveChatReceived[N]>;
  /** Sends events that the types don't allow. */
  send(name: string, ...payload: unknown[]): void;
  /** Sends a recording, and waits until its reply has ended. */
  exchange(recording?: object): Promise<void>;
  close(): void;
};

export type VoiceApp = Awaited<ReturnType<typeof startVoiceApp>>;

/** Connects to a server and resolves when it has answered. @throws the server's refusal. */
export async function talk(
  address: string,
  auth: Record<string, unknown>,
  {
    confirms = true,
    transports = ['websocket'],
    headers = {},
  }: { confirms?: boolean; transports?: string[]; headers?: Record<string, string> } = {},
): Promise<Talker> {
  const socket: VoiceSocket = io(address, {
    auth,
    transports,
    reconnection: false,
    forceNew: true,
    extraHeaders: headers,
  });
  const received: Received[] = [];
  const closed = new Promise<string>((resolve) => socket.on('disconnect', resolve));
  const waiting: { name: string; done: (payload: never) => void }[] = [];
  const seen = new Map<string, number>();
  socket.onAny((name: Name, payload: unknown, acknowledge?: () => void) => {
    received.push({ name, payload } as Received);
    const index = waiting.findIndex((one) => one.name === name);
    if (index >= 0) waiting.splice(index, 1)[0]?.done(payload as never);
    if (confirms) acknowledge?.();
  });
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', resolve);
    socket.on('connect_error', reject);
  });
  const talker: Talker = {
    socket,
    received,
    closed,
    next(name) {
      const from = seen.get(name) ?? 0;
      seen.set(name, from + 1);
      const known = received.filter((one) => one.name === name)[from];
      if (known) return Promise.resolve(known.payload as never);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          const names = received.map((one) => `${one.name} ${JSON.stringify(one.payload)}`).join('\n');
          reject(new Error(`${name} did not come. Received:\n${names}`));
        }, WAIT_MS);
        waiting.push({
          name,
          done: (payload) => {
            clearTimeout(timer);
            resolve(payload);
          },
        });
      });
    },
    send: (name, ...payload) => void (socket.emit as (name: string, ...payload: unknown[]) => void)(name, ...payload),
    async exchange(recording = AUDIO) {
      talker.send('live-chat:send-audio', recording);
      await talker.next('live-chat:response-ended');
    },
    close: () => socket.disconnect(),
  };
  return talker;
}

/** Starts a session, or continues one, and returns what the server answers. */
export function start(talker: Talker, { userId }: { userId: string }, sessionId?: string) {
  talker.send('live-chat:start', { userId, sessionId });
  return talker.next('live-chat:session-started');
}

/** Starts the app with a speech service that a test scripts, and listens on a free port. */
export async function startVoiceApp(
  variables: Record<string, string> = {},
  options: NonNullable<Parameters<typeof startTestApp>[1]> = {},
) {
  const speech: ScriptedSpeech = scriptedSpeech();
  const app: TestApp = await startTestApp(variables, { speech, ...options });
  const server = createHttpServer(app.app.app, { hostname: '127.0.0.1', isHttps: false, log: app.log });
  app.app.voice.attach(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${portOf(server)}`;
  const talkers: Talker[] = [];

  async function connect(auth: Record<string, unknown>, more: Parameters<typeof talk>[2] = {}): Promise<Talker> {
    const talker = await talk(address, auth, more);
    talkers.push(talker);
    return talker;
  }

  /** Signs a person up who consented to the speech service. */
  async function newTalker(planId?: PlanId) {
    const person = await app.newPerson(planId);
    const { status } = await person.call('PUT', '/consents/external-voice', { isGranted: true });
    if (status !== 200) throw new Error(`The consent was refused with ${status}`);
    return { ...person, connect: (more?: Parameters<typeof talk>[2]) => connect({ token: person.token }, more) };
  }

  return {
    ...app,
    speech,
    address,
    connect,
    newTalker,
    /** Starts a session of a new person on a new connection. */
    async started(more?: Parameters<typeof talk>[2]) {
      const person = await newTalker();
      const talker = await person.connect(more);
      return { person, talker, ...(await start(talker, person)) };
    },
    async close() {
      for (const talker of talkers) talker.close();
      await app.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
