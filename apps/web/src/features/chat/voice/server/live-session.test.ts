import { VOICE_TURN_MS } from '@alento/domain/voice/limits';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createSentSession, createTestSession } from './server-voice.harness.ts';

beforeEach(() => void vi.useFakeTimers());

const LOST = 'Falha na conexão. Verifique sua internet.';
const SLOW = 'Tempo limite esgotado. Tente novamente.';
const TIMEOUT = 'Timeout no processamento. Tente novamente.';

describe('a live session that starts', () => {
  it('goes from idle over connected to started, names the person, and connects once', () => {
    const { live, server } = createTestSession();
    expect(live.state).toBe('idle');
    live.start();
    live.start();
    expect([live.state, live.isConnecting]).toEqual(['idle', true]);
    server.connect();
    expect([live.state, live.isConnecting]).toEqual(['connected', false]);
    expect(server.sent).toEqual([['live-chat:start', { userId: 'maria' }]]);
    server.emit('live-chat:session-started', { sessionId: 'c1' });
    live.start();
    expect(live.state).toBe('started');
    expect(server.opened).toEqual([['https://alento.test', 'maria']]);
  });

  it.each([
    [{ token: null }, 'Parâmetros de autenticação incompletos'],
    [{ userId: '' }, 'Parâmetros de autenticação incompletos'],
    [{ origin: '' }, 'Parâmetros de autenticação incompletos'],
    [{ token: '  ' }, 'Token de autenticação inválido'],
  ])('refuses to connect with %o', (identity, text) => {
    const { live, server, seen } = createTestSession(identity);
    live.start();
    expect(server.opened).toEqual([]);
    expect(seen()).toEqual(['idle', text]);
  });

  it('says after 10 s that it takes too long, goes on trying, and takes it back once started', () => {
    const { live, server, seen, retry } = createTestSession();
    live.start();
    vi.advanceTimersByTime(9999);
    expect(seen()).toEqual(['idle', null]);
    vi.advanceTimersByTime(1);
    expect(seen()).toEqual(['idle', SLOW]);
    server.connect();
    vi.advanceTimersByTime(10_000);
    expect(seen()).toEqual(['connected', SLOW]);
    retry();
    expect([live.warning, live.isConnecting, server.opened.length]).toEqual([null, true, 2]);
    vi.advanceTimersByTime(10_000);
    server.start();
    expect(seen()).toEqual(['started', null]);
  });

  it.each<[string, string, (test: ReturnType<typeof createTestSession>) => void]>([
    ['the last attempt was slow', SLOW, ({ server }) => server.fail('slow')],
    ['the last attempt failed', LOST, ({ server }) => server.fail('lost')],
    ['the token is refused', 'Erro de autenticação.', ({ server }) => server.refuse('Token de autenticação inválido')],
    ['it is not authorised', 'Erro de autenticação.', ({ server }) => server.refuse('unauthorized')],
    ['it is refused', 'Muitas tentativas.', ({ server }) => server.refuse('Muitas tentativas.')],
  ])('says why there is no connection, and can be tried again, if %s', (_, text, end) => {
    const test = createTestSession();
    test.live.start();
    end(test);
    expect([...test.seen(), test.live.isConnecting]).toEqual(['idle', text, false]);
    test.retry();
    test.server.start();
    expect(test.seen()).toEqual(['started', null]);
  });

  it('continues the conversation that is open, and can be started again after the server refused to start it', () => {
    const { live, server, seen } = createTestSession({ sessionId: 'c7' });
    live.start();
    server.connect();
    expect(server.sent).toEqual([['live-chat:start', { userId: 'maria', sessionId: 'c7' }]]);
    server.refuseWith('VOICE_NOT_ALLOWED', 'Permita antes.');
    expect([...seen(), live.warning?.retry, server.isClosed]).toEqual(['idle', 'Permita antes.', null, true]);
    live.start();
    server.start();
    expect(live.state).toBe('started');
  });
});

describe('a turn', () => {
  it('goes from processing to the reply, and hands on transcript and parts', () => {
    const { live, server, calls, parts } = createSentSession();
    expect([live.state, server.recordings()]).toEqual(['processing', ['UklGRg==']]);
    server.accept({ text: 'Oi' });
    const [accepted, text] = calls.onAccepted.mock.lastCall ?? [];
    expect([accepted?.messageId, Object.keys(accepted ?? {}).includes('text'), text]).toEqual(['r1', false, 'Oi']);
    server.part('YQ==');
    server.part('Yg==');
    server.endReply();
    expect(parts()).toEqual(['YQ==', 'Yg==']);
    expect([live.state, calls.onReplyEnd.mock.calls.length, server.acknowledged]).toEqual(['started', 1, ['r1']]);
  });

  it('needs a session, and is one at a time', () => {
    const { live, seen } = createTestSession();
    expect([live.mayRecord(), ...seen()]).toEqual([false, 'idle', 'Nenhuma sessão ativa. Inicie uma sessão primeiro.']);
    const sent = createSentSession();
    expect(sent.live.mayRecord()).toBe(false);
    expect(sent.live.warning).toMatchObject({
      text: 'A gravação anterior ainda está sendo ouvida. Espere pela resposta.',
      kind: 'notice',
    });
  });

  it('ignores the end of the last reply while the next recording is on its way', () => {
    const { live, server, parts } = createSentSession();
    server.accept();
    live.to('playing');
    expect(live.mayRecord()).toBe(true);
    live.submit('bmV4dA==');
    server.part('b2xk');
    server.endReply();
    expect([live.state, parts()]).toEqual(['processing', []]);
  });

  it('times out after 5 minutes, and "Tentar" sends the recording again', () => {
    const { server, seen, retry } = createSentSession();
    vi.advanceTimersByTime(5 * 60_000 - 1);
    expect(seen()).toEqual(['processing', null]);
    vi.advanceTimersByTime(1);
    expect(seen()).toEqual(['started', TIMEOUT]);
    retry();
    expect([...seen(), server.recordings().length]).toEqual(['processing', null, 2]);
    server.accept();
    // Each part of the reply begins the 5 minutes again.
    vi.advanceTimersByTime(4 * 60_000);
    server.part('YQ==');
    vi.advanceTimersByTime(4 * 60_000);
    expect(seen()).toEqual(['processing', null]);
    server.endReply();
    vi.advanceTimersByTime(2 * VOICE_TURN_MS);
    expect(seen()).toEqual(['started', null]);
  });

  it('ends on the server’s timeout, with nothing to send again once the recording was accepted', () => {
    const { live, server, seen } = createSentSession();
    server.accept();
    server.emit('live-chat:timeout');
    expect([...seen(), live.warning?.retry]).toEqual(['started', TIMEOUT, null]);
  });
});

describe('a lost connection', () => {
  it('comes back in the same session, and the recording is sent again if it was not accepted', () => {
    const { live, server } = createSentSession();
    server.lose();
    expect([live.state, live.isConnecting]).toEqual(['processing', true]);
    server.connect();
    expect(server.sent.at(-1)).toEqual(['live-chat:start', { userId: 'maria', sessionId: 'c1' }]);
    server.emit('live-chat:session-started', { sessionId: 'c1' });
    expect([live.state, server.recordings()]).toEqual(['processing', ['UklGRg==', 'UklGRg==']]);
  });

  it('does not send or announce an accepted recording twice, and plays each part once', () => {
    const { live, server, calls, parts } = createSentSession();
    server.accept();
    server.part('YQ==');
    server.lose();
    server.start();
    server.accept();
    server.part('YQ==');
    server.part('Yg==');
    server.endReply();
    expect([server.recordings().length, calls.onAccepted.mock.calls.length]).toEqual([1, 1]);
    expect([live.state, parts()]).toEqual(['started', ['YQ==', 'Yg==']]);
  });

  it('that does not come back offers "Tentar", which connects and sends the recording', () => {
    const { server, seen, retry } = createSentSession();
    server.lose();
    server.fail();
    expect(seen()).toEqual(['idle', LOST]);
    retry();
    server.start();
    expect([...seen(), server.recordings().length]).toEqual(['processing', null, 2]);
  });

  it('that came back too late for an accepted recording still gets its reply', () => {
    const { live, server, retry, parts } = createSentSession();
    server.accept();
    server.fail();
    retry();
    server.start();
    expect(live.state).toBe('started');
    server.accept();
    expect(live.state).toBe('processing');
    server.part('YQ==');
    server.endReply();
    expect([live.state, parts(), server.recordings().length]).toEqual(['started', ['YQ=='], 1]);
  });

  it('leaves a recording alone, which is sent with "Tentar"', () => {
    const { live, server, seen, retry } = createTestSession();
    live.start();
    server.start();
    live.to('recording');
    server.fail();
    expect(live.state).toBe('recording');
    live.submit('UklGRg==');
    expect(seen()).toEqual(['idle', LOST]);
    retry();
    server.start();
    expect([live.state, server.recordings()]).toEqual(['processing', ['UklGRg==']]);
  });

  it('drops the recording when the person closes the warning, but not while it is connecting again', () => {
    const closed = createSentSession();
    closed.server.fail();
    closed.live.dismissWarning();
    closed.live.start();
    closed.server.start();
    expect([closed.live.state, closed.server.recordings().length]).toEqual(['started', 1]);
    const retried = createSentSession();
    retried.server.fail();
    retried.retry();
    vi.advanceTimersByTime(10_000);
    retried.live.dismissWarning();
    retried.server.start();
    expect(retried.server.recordings()).toHaveLength(2);
  });
});

describe('a refused recording', () => {
  it.each([
    ['VOICE_NOT_HEARD', 'Não ouvimos.', 'Não ouvimos.'],
    ['VOICE_BUSY', 'Espere.', 'Espere.'],
    ['RATE_LIMITED', 'Devagar.', 'Devagar.'],
    ['INTERNAL', '', 'Algo falhou do nosso lado. Tente novamente em instantes.'],
  ])('may be sent again after %s "%s"', (code, error, text) => {
    const { live, server, seen, retry } = createSentSession();
    server.refuseWith(code, error);
    expect(seen()).toEqual(['started', text]);
    retry();
    expect([live.state, server.recordings().length]).toEqual(['processing', 2]);
  });

  it.each([
    'AI_MESSAGES_DAILY_LIMIT_EXCEEDED',
    'VOICE_RECORDING_INVALID',
    'VOICE_RECORDING_TOO_LONG',
    'VOICE_NOT_CONFIGURED',
  ])('is dropped after %s, and the chat learns of the daily limit', (code) => {
    const { live, server, calls } = createSentSession();
    server.refuseWith(code, 'Recusada.');
    expect(live).toMatchObject({ state: 'started', warning: { text: 'Recusada.', retry: null } });
    expect(calls.onLimit).toHaveBeenCalledTimes(code === 'AI_MESSAGES_DAILY_LIMIT_EXCEEDED' ? 1 : 0);
    server.lose();
    server.start();
    expect(server.recordings()).toHaveLength(1);
  });

  it.each([
    ['VOICE_UNAUTHORIZED', 'x'],
    ['INTERNAL', 'Unauthorized'],
    ['INTERNAL', 'jwt token expired'],
  ])('ends the connection if the session’s token is refused: %s %s', (code, text) => {
    const { server, seen, retry } = createSentSession();
    server.refuseWith(code, text);
    expect([...seen(), server.isClosed]).toEqual(['idle', 'Erro de autenticação.', true]);
    retry();
    server.start();
    expect(server.recordings()).toHaveLength(2);
  });

  it('is dropped with a notice that is no error if there was no speech in it', () => {
    const { live, server } = createSentSession();
    server.emit('live-chat:info', { message: 'Gravação muito curta' });
    expect(live.state).toBe('started');
    expect(live.warning).toEqual({ text: 'Gravação muito curta', kind: 'notice', retry: null });
  });
});

describe('a session that ends', () => {
  it('notifies the server, closes the connection and forgets the recording', () => {
    const { live, server, seen, calls } = createSentSession();
    live.end();
    expect(server.sent.at(-1)?.[0]).toBe('live-chat:end');
    expect([live.state, server.isClosed, calls.onOver.mock.calls.length]).toEqual(['ended', true, 1]);
    vi.advanceTimersByTime(2 * VOICE_TURN_MS);
    expect(seen()).toEqual(['ended', null]);
    live.start();
    server.start('c2');
    expect([live.state, server.recordings().length]).toEqual(['started', 1]);
    expect(server.sent.at(-1)).toEqual(['live-chat:start', { userId: 'maria' }]);
  });

  it('says that it ended, if another device took over', () => {
    const { live, server, calls } = createSentSession();
    server.emit('live-chat:session-ended');
    expect([live.state, server.isClosed, calls.onOver.mock.calls.length]).toEqual(['ended', true, 1]);
    expect(live.warning).toMatchObject({ kind: 'notice', retry: null });
  });

  it('forgets the recording also if the connection was given up, and does nothing if none was begun', () => {
    const { live, server, seen } = createSentSession();
    server.fail();
    live.end();
    expect(seen()).toEqual(['ended', null]);
    live.start();
    server.start();
    expect([live.state, server.recordings().length]).toEqual(['started', 1]);
    const none = createTestSession();
    none.live.end();
    expect([none.live.state, none.calls.onOver.mock.calls.length]).toEqual(['idle', 0]);
  });
});
