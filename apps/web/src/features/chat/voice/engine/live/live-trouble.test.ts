import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSentSession, createTestSession } from './live-session.harness.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a lost connection', () => {
  it('comes back in the same session, and the recording is sent again if it was not accepted', () => {
    const { live, server } = createSentSession();
    server.lose();
    expect([live.state(), live.isConnecting()]).toEqual(['processing', true]);
    server.connect();
    expect(server.sent.at(-1)).toEqual(['live-chat:start', { userId: 'maria', sessionId: 'c1' }]);
    server.tell('live-chat:session-started', { sessionId: 'c1' });
    expect(server.recordings()).toEqual(['UklGRg==', 'UklGRg==']);
    expect(live.state()).toBe('processing');
  });

  it('does not send or announce an accepted recording twice, and plays each part once', () => {
    const { live, server, told, parts } = createSentSession();
    server.accept();
    server.part('YQ==');
    server.lose();
    server.start();
    server.accept();
    server.part('YQ==');
    server.part('Yg==');
    server.endReply();
    expect(server.recordings()).toHaveLength(1);
    expect(told.onAccepted).toHaveBeenCalledTimes(1);
    expect(parts()).toEqual(['YQ==', 'Yg==']);
    expect(live.state()).toBe('started');
  });

  it('that does not come back offers "Tentar", which connects and sends the recording', () => {
    const { live, server, warning, retry } = createSentSession();
    server.lose();
    server.fail();
    expect([live.state(), warning()]).toEqual(['idle', 'Falha na conexão. Verifique sua internet.']);
    retry();
    server.start();
    expect([live.state(), warning(), server.recordings().length]).toEqual(['processing', null, 2]);
  });

  it('that came back too late for an accepted recording still gets its reply', () => {
    const { live, server, retry, parts } = createSentSession();
    server.accept();
    server.fail();
    retry();
    server.start();
    expect(live.state()).toBe('started');
    server.accept();
    expect(live.state()).toBe('processing');
    server.part('YQ==');
    server.endReply();
    expect([live.state(), parts(), server.recordings().length]).toEqual(['started', ['YQ=='], 1]);
  });

  it('leaves a recording alone, which is sent with "Tentar"', () => {
    const { live, server, warning, retry } = createTestSession();
    live.start();
    server.start();
    live.to('recording');
    server.fail();
    expect(live.state()).toBe('recording');
    live.submit('UklGRg==');
    expect([live.state(), warning()]).toEqual(['idle', 'Falha na conexão. Verifique sua internet.']);
    retry();
    server.start();
    expect([live.state(), server.recordings()]).toEqual(['processing', ['UklGRg==']]);
  });

  it('drops the recording when the person closes the warning', () => {
    const { live, server } = createSentSession();
    server.fail();
    live.dismissWarning();
    live.start();
    server.start();
    expect([live.state(), server.recordings().length]).toEqual(['started', 1]);
  });

  it('keeps the recording when a warning is closed while it is connecting', () => {
    const { live, server, retry } = createSentSession();
    server.fail();
    retry();
    vi.advanceTimersByTime(10_000);
    live.dismissWarning();
    server.start();
    expect(server.recordings()).toHaveLength(2);
  });
});

describe('a refused recording', () => {
  it.each(['VOICE_NOT_HEARD', 'VOICE_BUSY', 'RATE_LIMITED', 'INTERNAL'])('may be sent again after %s', (code) => {
    const { live, server, warning, retry } = createSentSession();
    server.refuseWith(code);
    expect([live.state(), warning()]).toEqual(['started', `Texto de ${code}`]);
    retry();
    expect([live.state(), server.recordings().length]).toEqual(['processing', 2]);
  });

  it.each(['VOICE_RECORDING_INVALID', 'VOICE_RECORDING_TOO_LONG', 'VOICE_NOT_CONFIGURED'])(
    'is dropped after %s',
    (code) => {
      const { live, server } = createSentSession();
      server.refuseWith(code);
      expect([live.state(), live.warning()?.retry]).toEqual(['started', null]);
      server.lose();
      server.start();
      expect(server.recordings()).toHaveLength(1);
    },
  );

  it('tells the chat that the daily limit is reached', () => {
    const { live, server, told } = createSentSession();
    server.refuseWith('AI_MESSAGES_DAILY_LIMIT_EXCEEDED', 'Limite.');
    expect([live.warning()?.text, live.warning()?.retry]).toEqual(['Limite.', null]);
    expect(told.onLimit).toHaveBeenCalledOnce();
  });

  it.each([
    ['VOICE_UNAUTHORIZED', 'x'],
    ['INTERNAL', 'Unauthorized'],
    ['INTERNAL', 'jwt token expired'],
  ])('ends the connection if the session’s token is refused: %s %s', (code, text) => {
    const { live, server, warning, retry } = createSentSession();
    server.refuseWith(code, text);
    expect([live.state(), warning(), server.isClosed]).toEqual(['idle', 'Erro de autenticação.', true]);
    retry();
    server.start();
    expect(server.recordings()).toHaveLength(2);
  });

  it('is dropped with a notice that is no error if there was no speech in it', () => {
    const { live, server, warning } = createSentSession();
    server.tell('live-chat:info', { message: 'Gravação muito curta' });
    expect([live.state(), warning()]).toEqual(['started', 'Gravação muito curta']);
    expect([live.warning()?.isError, live.warning()?.retry]).toEqual([false, null]);
  });

  it('has a text if the server sent none', () => {
    const { server, warning } = createSentSession();
    server.refuseWith('INTERNAL', '');
    expect(warning()).toBe('Algo falhou do nosso lado. Tente novamente em instantes.');
  });
});

describe('a warning', () => {
  it.each(['Timeout no processamento. Tente novamente.', 'O PROCESSAMENTO parou'])('closes after 8 s: %s', (text) => {
    const { server, warning } = createSentSession();
    server.refuseWith('VOICE_NOT_HEARD', text);
    vi.advanceTimersByTime(7999);
    expect(warning()).toBe(text);
    vi.advanceTimersByTime(1);
    expect(warning()).toBeNull();
  });

  it('of another kind stays', () => {
    const { server, warning } = createSentSession();
    server.refuseWith('VOICE_NOT_HEARD', 'Não foi possível ouvir.');
    vi.advanceTimersByTime(60_000);
    expect(warning()).toBe('Não foi possível ouvir.');
  });

  it('that replaced a timeout is not closed by the timer of the timeout', () => {
    const { live, server, warning } = createSentSession();
    server.tell('live-chat:timeout');
    vi.advanceTimersByTime(5000);
    live.warn('Outra coisa', null);
    vi.advanceTimersByTime(5000);
    expect(warning()).toBe('Outra coisa');
  });
});

describe('a session that ends', () => {
  it('tells the server, closes the connection and forgets the recording', () => {
    const { live, server, told } = createSentSession();
    live.end();
    expect(server.sent.at(-1)?.[0]).toBe('live-chat:end');
    expect([live.state(), server.isClosed, told.onOver.mock.calls.length]).toEqual(['ended', true, 1]);
    vi.advanceTimersByTime(10 * 60_000);
    expect(live.warning()).toBeNull();
    live.start();
    server.start('c2');
    expect([live.state(), server.recordings().length]).toEqual(['started', 1]);
    expect(server.sent.at(-1)).toEqual(['live-chat:start', { userId: 'maria' }]);
  });

  it('says that it ended, if another device took over', () => {
    const { live, server, told } = createSentSession();
    server.tell('live-chat:session-ended');
    expect([live.state(), server.isClosed, told.onOver.mock.calls.length]).toEqual(['ended', true, 1]);
    expect(live.warning()).toMatchObject({ isError: false, retry: null });
  });

  it('forgets the recording also if the connection was given up', () => {
    const { live, server } = createSentSession();
    server.fail();
    live.end();
    expect([live.state(), live.warning()]).toEqual(['ended', null]);
    live.start();
    server.start();
    expect([live.state(), server.recordings().length]).toEqual(['started', 1]);
  });

  it('does nothing without a session', () => {
    const { live, told } = createTestSession();
    live.end();
    expect([live.state(), told.onOver.mock.calls.length]).toEqual(['idle', 0]);
  });
});
