import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSentSession, createTestSession } from './live-session.harness.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a live session that starts', () => {
  it('goes from idle over connected to started, and names the person', () => {
    const { live, server } = createTestSession();
    expect(live.state()).toBe('idle');
    live.start();
    expect([live.state(), live.isConnecting()]).toEqual(['idle', true]);
    server.connect();
    expect([live.state(), live.isConnecting()]).toEqual(['connected', false]);
    expect(server.sent).toEqual([['live-chat:start', { userId: 'maria' }]]);
    server.tell('live-chat:session-started', { sessionId: 'c1' });
    expect(live.state()).toBe('started');
    expect(server.opened).toEqual([['https://alento.test', 'maria']]);
  });

  it('continues the conversation that is open', () => {
    const { live, server } = createTestSession({ sessionId: 'c7' });
    live.start();
    server.connect();
    expect(server.sent).toEqual([['live-chat:start', { userId: 'maria', sessionId: 'c7' }]]);
  });

  it.each([
    [{ token: null }, 'Parâmetros de autenticação incompletos'],
    [{ token: undefined }, 'Parâmetros de autenticação incompletos'],
    [{ userId: '' }, 'Parâmetros de autenticação incompletos'],
    [{ origin: '' }, 'Parâmetros de autenticação incompletos'],
    [{ token: '' }, 'Token de autenticação inválido'],
    [{ token: '  ' }, 'Token de autenticação inválido'],
    [{ token: 7 }, 'Token de autenticação inválido'],
  ])('refuses to connect with %o', (identity, text) => {
    const { live, server, warning } = createTestSession(identity);
    live.start();
    expect(server.opened).toEqual([]);
    expect([warning(), live.state()]).toEqual([text, 'idle']);
  });

  it('connects once, however often it is asked', () => {
    const { live, server } = createTestSession();
    live.start();
    live.start();
    server.start();
    live.start();
    expect(server.opened).toHaveLength(1);
  });

  it('says after 10 s that it takes too long, goes on trying, and takes it back once started', () => {
    const { live, server, warning } = createTestSession();
    live.start();
    vi.advanceTimersByTime(9999);
    expect(warning()).toBeNull();
    vi.advanceTimersByTime(1);
    expect(warning()).toBe('Tempo limite esgotado. Tente novamente.');
    server.start();
    expect([warning(), live.state()]).toEqual([null, 'started']);
  });

  it('says so too if the server connects but does not start the session', () => {
    const { live, server, warning, retry } = createTestSession();
    live.start();
    server.connect();
    vi.advanceTimersByTime(10_000);
    expect(warning()).toBe('Tempo limite esgotado. Tente novamente.');
    retry();
    expect([warning(), live.isConnecting(), server.opened.length]).toEqual([null, true, 2]);
    server.start();
    expect(live.state()).toBe('started');
  });

  it.each([
    ['slow', 'Tempo limite esgotado. Tente novamente.'],
    ['lost', 'Falha na conexão. Verifique sua internet.'],
  ] as const)('says why after the last attempt: %s', (reason, text) => {
    const { live, server, warning, retry } = createTestSession();
    live.start();
    server.fail(reason);
    expect([warning(), live.state(), live.isConnecting()]).toEqual([text, 'idle', false]);
    retry();
    server.start();
    expect([warning(), live.state()]).toEqual([null, 'started']);
  });

  it.each([
    ['Token de autenticação inválido', 'Erro de autenticação.'],
    ['unauthorized', 'Erro de autenticação.'],
    ['Muitas tentativas em pouco tempo.', 'Muitas tentativas em pouco tempo.'],
  ])('explains a refused connection: %s', (refusal, text) => {
    const { live, server, warning } = createTestSession();
    live.start();
    server.refuse(refusal);
    expect([warning(), live.state()]).toEqual([text, 'idle']);
  });

  it('can be started again after the server refused to start it', () => {
    const { live, server, warning } = createTestSession({ sessionId: 'c7' });
    live.start();
    server.connect();
    server.refuseWith('VOICE_NOT_ALLOWED', 'Permita antes.');
    expect([warning(), live.warning()?.retry, live.state(), server.isClosed]).toEqual([
      'Permita antes.',
      null,
      'idle',
      true,
    ]);
    live.start();
    server.start();
    expect(live.state()).toBe('started');
  });
});

describe('a turn', () => {
  it('goes from processing to the reply, and hands on transcript and parts', () => {
    const { live, server, told, parts } = createSentSession();
    expect([live.state(), server.recordings()]).toEqual(['processing', ['UklGRg==']]);
    server.accept({ text: 'Oi' });
    const [accepted, text] = told.onAccepted.mock.lastCall ?? [];
    expect([accepted?.messageId, Object.keys(accepted ?? {}).includes('text'), text]).toEqual(['r1', false, 'Oi']);
    server.part('YQ==');
    server.part('Yg==');
    server.endReply();
    expect(parts()).toEqual(['YQ==', 'Yg==']);
    expect([live.state(), told.onReplyEnd.mock.calls.length]).toEqual(['started', 1]);
    expect(server.acknowledged).toEqual(['r1']);
  });

  it('needs a session', () => {
    const { live, warning } = createTestSession();
    expect(live.mayRecord()).toBe(false);
    expect(warning()).toBe('Nenhuma sessão ativa. Inicie uma sessão primeiro.');
  });

  it('is one at a time', () => {
    const { live, warning } = createSentSession();
    expect(live.mayRecord()).toBe(false);
    expect(warning()).toBe('A gravação anterior ainda está sendo ouvida. Espere pela resposta.');
    expect(live.warning()?.isError).toBe(false);
  });

  it('ignores the end of the last reply while the next recording is on its way', () => {
    const { live, server, parts } = createSentSession();
    server.accept();
    live.to('playing');
    expect(live.mayRecord()).toBe(true);
    live.submit('bmV4dA==');
    server.part('b2xk');
    server.endReply();
    expect([live.state(), parts()]).toEqual(['processing', []]);
  });

  it('times out after 5 minutes, and "Tentar" sends the recording again', () => {
    const { live, server, warning, retry } = createSentSession();
    vi.advanceTimersByTime(5 * 60_000 - 1);
    expect(live.state()).toBe('processing');
    vi.advanceTimersByTime(1);
    expect([live.state(), warning()]).toEqual(['started', 'Timeout no processamento. Tente novamente.']);
    retry();
    expect([live.state(), warning(), server.recordings().length]).toEqual(['processing', null, 2]);
    server.accept();
    server.endReply();
    expect(live.state()).toBe('started');
  });

  it('counts the 5 minutes anew from each part of the reply', () => {
    const { server, warning } = createSentSession();
    server.accept();
    vi.advanceTimersByTime(4 * 60_000);
    server.part('YQ==');
    vi.advanceTimersByTime(4 * 60_000);
    expect(warning()).toBeNull();
    server.endReply();
    vi.advanceTimersByTime(10 * 60_000);
    expect(warning()).toBeNull();
  });

  it('ends on the server’s timeout, with nothing to send again once the recording was accepted', () => {
    const { live, server, warning } = createSentSession();
    server.accept();
    server.tell('live-chat:timeout');
    expect([live.state(), warning()]).toEqual(['started', 'Timeout no processamento. Tente novamente.']);
    expect(live.warning()?.retry).toBeNull();
  });
});
