import { expect, it } from 'vitest';
import { openForFile } from '../testing/open-for-file.ts';
import { callAt, signUpAt } from '../testing/server-processes.ts';
import { startTwoWebs } from '../testing/two-web-processes.ts';

const PIECES = ['Que bom. ', 'Você ', 'escreveu. ', 'Hoje ', 'foi ', 'um dia ', 'comprido. ', 'Descanse.'];
const running = await openForFile(startTwoWebs());

/** Signs up a person with consent to the external service, which then writes the replies. */
async function newPerson(email: string): Promise<string> {
  const [web] = running.webs;
  const { token } = await signUpAt(web, email);
  await callAt(web, 'PUT', '/consents/external-ai', token, { isGranted: true });
  return token;
}

/** Reads a stream and returns its events, each with the time since the first event in ms. */
async function readStream(address: string, id: string, token: string) {
  const response = await fetch(`${address}/api/chat/stream/${id}`, { headers: { Authorization: `Bearer ${token}` } });
  if (!response.body) throw new Error('No stream');
  const parts: { text: string; at: number }[] = [];
  const decoder = new TextDecoder();
  for await (const chunk of response.body) parts.push({ text: decoder.decode(chunk), at: performance.now() });
  return parts;
}

it('two web processes stream a reply while a worker process writes it', async () => {
  const token = await newPerson('duas-partes@exemplo.com');
  running.service.next({ kind: 'slow-pieces', ms: 700, pieces: PIECES });
  const [first, second] = running.webs;
  const sent = await callAt(first, 'POST', '/chat', token, { message: 'Oi, tudo bem por aqui' });
  const { messageId } = sent.body;
  const streams = await Promise.all([first, second].map((web) => readStream(web, messageId, token)));
  for (const parts of streams) {
    const text = parts.map((part) => part.text).join('');
    expect(text).toContain('event: done');
    expect(text).toContain(PIECES.join(''));
    const begun = parts.find((part) => /event: (delta|replace)/.test(part.text));
    const done = parts.find((part) => part.text.includes('event: done'));
    // The first part of the text arrived while the reply was being written.
    expect((done?.at ?? 0) - (begun?.at ?? 0)).toBeGreaterThan(400);
  }
  // The worker's log lines contain the id of the request.
  expect(sent.requestId).toBeTruthy();
  await running.worker.waitFor(new RegExp(`"requestId":"${sent.requestId}".*"job":"answer-chat-reply"`));
});

it('a web process streams the end of a reply even if it received no event with the reply’s text', async () => {
  const token = await newPerson('so-o-fim@exemplo.com');
  running.service.next({ kind: 'status', status: 400 });
  const [first, second] = running.webs;
  const { messageId } = (await callAt(first, 'POST', '/chat', token, { message: 'Como foi minha semana?' })).body;
  const started = performance.now();
  const parts = await readStream(second, messageId, token);
  expect(parts.map((part) => part.text).join('')).toContain('event: done');
  expect(performance.now() - started).toBeLessThan(10_000);
});
