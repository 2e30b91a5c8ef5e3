import { vi } from 'vitest';
import { FakeConnections } from './connection.harness.ts';
import { createLiveSession, type Identity } from './live-session.ts';

type Ports = Parameters<typeof createLiveSession>[0];

/** A live session with a fake server, and a record of what it told. */
export function createTestSession(identity: Partial<Identity> = {}) {
  const server = new FakeConnections();
  const told = {
    onAccepted: vi.fn<Ports['onAccepted']>(),
    onLimit: vi.fn<Ports['onLimit']>(),
    onPart: vi.fn<Ports['onPart']>(),
    onReplyEnd: vi.fn<Ports['onReplyEnd']>(),
    onOver: vi.fn<Ports['onOver']>(),
    onChange: vi.fn<Ports['onChange']>(),
  };
  const who: Identity = { token: 't1', userId: 'maria', origin: 'https://alento.test', sessionId: null, ...identity };
  const live = createLiveSession({ open: server.open, identity: () => who, ...told });
  return {
    server,
    told,
    live,
    warning: () => live.warning()?.text ?? null,
    retry: () => live.warning()?.retry?.(),
    /** Parts that were passed on to be played. */
    parts: (): string[] => told.onPart.mock.calls.map(([{ audioData }]) => audioData),
  };
}

/** A session that was started, and in which a recording was sent. */
export function createSentSession() {
  const made = createTestSession();
  made.live.start();
  made.server.start();
  made.live.submit('UklGRg==');
  return made;
}
