import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { addressOf, callAt, serverProcesses, signUpAt } from '../../../testing/server-processes.ts';
import { GOOD_PIECES, startOpenAiServer } from '../../../testing/services/openai-server.ts';

const PATIENCE = { timeout: 90_000, interval: 100 };

it('a reply of the external service that a kill interrupted is written once after the restart, and counted once', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'alento-reply-'));
  const service = await startOpenAiServer();
  const { start, killAll } = serverProcesses();
  const serve = () => addressOf(start(folder, { AI_BASE_URL: service.baseUrl, AI_MODEL: 'modelo-de-teste' }));
  const completionCalls = () => service.requests.filter(({ path }) => path.endsWith('/chat/completions')).length;
  try {
    const first = await serve();
    const { token } = await signUpAt(first, 'ana@exemplo.com');
    await callAt(first, 'PUT', '/consents/external-ai', token, { isGranted: true });
    service.next({ kind: 'idle-mid-stream' });
    const before = completionCalls();
    const { sessionId, messageId } = (await callAt(first, 'POST', '/chat', token, { message: 'Oi' })).body;
    await expect.poll(completionCalls, PATIENCE).toBe(before + 1);
    await killAll();

    const second = await serve();
    const read = async (path: string) => (await callAt(second, 'GET', path, token)).body;
    const reply = () => read(`/chat/replies/${messageId}`);
    await expect.poll(reply, PATIENCE).toMatchObject({ status: 'completed', response: GOOD_PIECES.join('') });
    expect((await read(`/chat/session/${sessionId}`)).messages).toHaveLength(2);
    expect((await read('/chat/usage')).used).toBe(1);
  } finally {
    await killAll();
    await service.close();
    await rm(folder, { recursive: true, force: true });
  }
});
