import type { ChatAccepted } from '@alento/contract/chat';
import type { LiveChatReceived, LiveChatSent } from '@alento/contract/voice/live-chat';
import type { ConnectionListener, OpenConnection } from './live-connection.ts';

type Sent = { [Name in keyof LiveChatSent]: [Name, LiveChatSent[Name]] }[keyof LiveChatSent];

/** A fake server: what was sent to it, and how it answers. */
export class FakeConnections {
  /** Origin and user of every connection. */
  readonly opened: [string, string][] = [];
  readonly sent: Sent[] = [];
  /** The replies whose end was acknowledged. */
  readonly acknowledged: string[] = [];
  isClosed = true;
  private listener: ConnectionListener | null = null;

  readonly open: OpenConnection = (origin, userId, listener) => {
    this.opened.push([origin, userId]);
    this.listener = listener;
    this.isClosed = false;
    return {
      send: (name, payload?: unknown) => void this.sent.push([name, payload] as Sent),
      close: () => {
        if (this.listener === listener) this.isClosed = true;
      },
    };
  };

  private now(): ConnectionListener {
    if (this.listener === null || this.isClosed) throw new Error('Nothing is connected');
    return this.listener;
  }

  connect = (): void => this.now().onConnected();
  lose = (): void => this.now().onLost();
  fail = (reason: 'slow' | 'lost' = 'lost'): void => this.now().onFailed(reason);
  refuse = (text: string): void => this.now().onRefused(text);

  emit<Name extends keyof LiveChatReceived>(name: Name, payload?: LiveChatReceived[Name]): void {
    (this.now().events[name] as (payload?: unknown) => void)(payload);
  }

  /** Connects and starts the session. */
  start(sessionId = 'c1'): void {
    this.connect();
    this.emit('live-chat:session-started', { sessionId });
  }

  accept(fields: Partial<ChatAccepted> & { text?: string } = {}): void {
    this.emit('live-chat:accepted', {
      ...{ pollUrl: '/api/chat/replies/r1', streamUrl: '/api/chat/stream/r1', sessionId: 'c1', messageId: 'r1' },
      ...{ crisis: false, usage: { used: 1, limit: 5, resetsAt: 0 }, text: 'Dormi mal.' },
      ...fields,
    });
  }

  part = (audioData: string): void => this.emit('live-chat:audio-response', { audioData, mimeType: 'audio/wav' });
  endReply = (messageId = 'r1'): void =>
    this.now().events['live-chat:response-ended']({ messageId }, () => void this.acknowledged.push(messageId));
  refuseWith = (errorCode: string, error = `Texto de ${errorCode}`): void =>
    this.emit('live-chat:error', { error, errorCode });

  /** The recordings that were sent. */
  recordings = (): string[] => this.sent.flatMap((sent) => (sent[0] === 'live-chat:send-audio' ? [sent[1].data] : []));
}
