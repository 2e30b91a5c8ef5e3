import { VOICE_TURN_MS } from '@alento/domain/voice/limits';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import { runs } from '../../../../../../../testing/tier/tier.ts';
import { createTestSession } from './server-voice.harness.ts';

beforeEach(() => void vi.useFakeTimers());

type TestSession = ReturnType<typeof createTestSession>;

/** What the person, the microphone and the player do. The state is set as `createServerVoice` does it. */
const ACTIONS: Readonly<Record<string, (session: TestSession) => void>> = {
  start: ({ live }) => live.start(),
  end: ({ live }) => live.end(),
  record: ({ live }) => void (live.mayRecord() && live.to('recording')),
  cancel: ({ live }) => void (live.state === 'recording' && live.rest()),
  send: ({ live }) => void (live.state === 'recording' && live.submit('UklGRg==')),
  retry: ({ live }) => live.warning?.retry?.(),
  dismiss: ({ live }) => live.dismissWarning(),
  played: ({ live }) => void (live.state === 'playing' && live.rest()),
  wait: () => vi.advanceTimersByTime(20_000),
};

/** What the server and the network do. Only possible while something is connected. */
const EVENTS: Readonly<Record<string, (session: TestSession) => void>> = {
  connected: ({ server }) => server.connect(),
  started: ({ server }) => server.emit('live-chat:session-started', { sessionId: 'c1' }),
  lost: ({ server }) => server.lose(),
  failed: ({ server }) => server.fail(),
  refused: ({ server }) => server.refuse('Muitas tentativas'),
  accepted: ({ server }) => server.accept(),
  acceptedNext: ({ server }) => server.accept({ messageId: 'r2' }),
  part: ({ server }) => server.part('YQ=='),
  ended: ({ server }) => server.endReply(),
  error: ({ server }) => server.refuseWith('VOICE_NOT_HEARD'),
  limit: ({ server }) => server.refuseWith('AI_MESSAGES_DAILY_LIMIT_EXCEEDED'),
  unauthorized: ({ server }) => server.refuseWith('VOICE_UNAUTHORIZED'),
  info: ({ server }) => server.emit('live-chat:info', { message: 'Gravação muito curta' }),
  timeout: ({ server }) => server.emit('live-chat:timeout'),
  sessionEnded: ({ server }) => server.emit('live-chat:session-ended'),
};

/** Beginnings, because few random orders come as far as a recording. */
const BEGINNINGS = [
  [],
  ['start', 'connected', 'started', 'record', 'send'],
  ['start', 'connected', 'started', 'record', 'send', 'accepted', 'part'],
  ['start', 'connected', 'started', 'record', 'send', 'accepted', 'lost', 'connected', 'started'],
];

it('a live session never stays in processing, and can always be started again, after any order of events', () => {
  const names = [...Object.keys(ACTIONS), ...Object.keys(EVENTS)];
  fc.assert(
    fc.property(
      fc.constantFrom(...BEGINNINGS),
      fc.array(fc.constantFrom(...names), { maxLength: 30 }),
      (first, rest) => {
        const session = createTestSession();
        const { live, server, calls } = session;
        calls.onPart.mockImplementation(() => {
          if (live.state === 'processing' || live.state === 'started') live.to('playing');
        });
        for (const step of [...first, ...rest]) {
          ACTIONS[step]?.(session);
          if (!server.isClosed) EVENTS[step]?.(session);
        }
        ACTIONS.cancel?.(session);
        ACTIONS.played?.(session);
        vi.advanceTimersByTime(VOICE_TURN_MS);
        expect(live.state).not.toBe('processing');
        live.end();
        live.start();
        server.start();
        expect(live.state).toBe('started');
        expect(live.mayRecord()).toBe(true);
        live.end();
      },
    ),
    { numRuns: runs(300) },
  );
});
