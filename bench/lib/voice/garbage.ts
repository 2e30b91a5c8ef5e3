/**
 * Sends garbage to the real-time connection without pause until SIGTERM, and then prints what became of it as JSON. It
 * runs in a process of its own. Each person has one socket at a time and a network of their own; one half waits a
 * second before connecting again, as the limits allow, and the other half doesn't. It has the lowest priority, because in
 * reality it runs on other machines.
 *
 *     node garbage.ts <address> <file with tokens as JSON> [<only this kind>]
 */
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { constants, setPriority } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { userIdOf } from '../payments/buyer.ts';
import { eventFrame, textFrame } from './frames.ts';
import { type GarbageKind, garbageKinds, IN_SESSION } from './garbage-kinds.ts';

setPriority(constants.priority.PRIORITY_LOW);
const [, , address = '', file = '', only = ''] = process.argv;
const tokens: readonly string[] = JSON.parse(readFileSync(file, 'utf8'));
const kinds = garbageKinds();
const names = (Object.keys(kinds) as GarbageKind[]).filter((name) => only === '' || name === only);
if (names.length === 0) throw new Error(`No kind of garbage is called ${only}`);

/** A person waits this long before connecting again, ms; 0 if they don't. */
const PAUSES = [1000, 0];
const UPGRADE = {
  Connection: 'Upgrade',
  Upgrade: 'websocket',
  'Sec-WebSocket-Version': '13',
  'Sec-WebSocket-Key': Buffer.alloc(16, 7).toString('base64'),
};
const counts = { opened: 0, refused: 0, disconnected: 0, messages: 0, megabytes: 0 };

/** Opens a WebSocket; null if the server refuses it. */
function open(network: string): Promise<Socket | null> {
  return new Promise((resolve) => {
    const asked = request(`${address}/socket.io/?EIO=4&transport=websocket`, {
      headers: { ...UPGRADE, 'X-Forwarded-For': network },
      agent: false,
    });
    asked.on('upgrade', (_response, socket: Socket) => resolve(socket));
    asked.on('response', (response) => {
      response.resume();
      resolve(null);
    });
    asked.on('error', () => resolve(null));
    asked.end();
  });
}

/** Sends a frame and waits for the answer. @returns whether the server accepts it. */
function isAccepted(socket: Socket, frame: Buffer, answers: { good: string; bad: string }): Promise<boolean> {
  return new Promise((resolve) => {
    let text = '';
    function read(chunk: Buffer): void {
      text += chunk.toString('latin1');
      if (text.includes(answers.good)) end(true);
      else if (text.includes(answers.bad) || text.length > 4096) end(false);
    }
    function end(isGood: boolean): void {
      socket.off('data', read);
      // What the server says later is thrown away.
      socket.resume();
      resolve(isGood);
    }
    socket.on('data', read);
    socket.once('close', () => end(false));
    socket.write(frame);
  });
}

const signIn = (socket: Socket, token: string): Promise<boolean> =>
  isAccepted(socket, textFrame(`40${JSON.stringify({ token })}`), { good: '40{"sid"', bad: '44{' });

const startSession = (socket: Socket, userId: string): Promise<boolean> =>
  isAccepted(socket, eventFrame('live-chat:start', { userId }), {
    good: 'live-chat:session-started',
    bad: 'live-chat:error',
  });

async function flood(socket: Socket, frames: readonly Buffer[]): Promise<void> {
  for (let at = 0; !socket.destroyed && socket.writable; at += 1) {
    const frame = frames[at % frames.length];
    if (!frame) return;
    counts.messages += 1;
    counts.megabytes += frame.length / 1_000_000;
    const isTaken = socket.write(frame);
    // Other sockets send in between even if this one could go on.
    if (isTaken) await new Promise((resolve) => setImmediate(resolve));
    else {
      await new Promise<void>((resolve) => {
        socket.once('drain', resolve);
        socket.once('close', () => resolve());
      });
      socket.removeAllListeners('drain');
    }
  }
}

/** @param userId the account, to start a session; null if no kind needs one. */
async function sendForever(token: string, userId: string | null, index: number): Promise<void> {
  for (let visit = index; ; visit += 1) {
    const socket = await open(`10.0.${index >> 8}.${index & 255}`);
    if (socket) {
      socket.setMaxListeners(0);
      socket.on('error', () => undefined);
      const name = names[visit % names.length] as GarbageKind;
      const isReady = async (): Promise<boolean> =>
        !IN_SESSION.has(name) || (userId !== null && (await startSession(socket, userId)));
      if ((await signIn(socket, token)) && (await isReady())) {
        counts.opened += 1;
        await flood(socket, kinds[name]);
        counts.disconnected += 1;
      } else counts.refused += 1;
      socket.destroy();
    } else counts.refused += 1;
    await sleep(PAUSES[index % PAUSES.length]);
  }
}

process.on('SIGTERM', () => {
  process.stdout.write(`\nGarbage: ${JSON.stringify(counts)}\n`, () => process.exit(0));
});
const needsSession = names.some((name) => IN_SESSION.has(name));
const userIds: (string | null)[] = [];
for (const token of tokens) userIds.push(needsSession ? await userIdOf(address, token) : null);
process.stdout.write('Garbage is ready\n');
for (const [index, token] of tokens.entries()) void sendForever(token, userIds[index] ?? null, index);
