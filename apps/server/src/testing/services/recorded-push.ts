import type { PushMessage, PushResult, PushSender, PushTarget } from '../../integrations/push/push-sender.ts';

type SentPush = { target: PushTarget; message: PushMessage };

export type RecordedPush = PushSender & {
  readonly sent: SentPush[];
  /** Sets what the services answer from now on. */
  answer(reply: (sent: SentPush) => PushResult | Promise<PushResult>): void;
};

/** A push sender that records what it is given. Services that are not ours can't run in a unit test. */
export function recordedPush(): RecordedPush {
  const sent: SentPush[] = [];
  let reply: (one: SentPush) => PushResult | Promise<PushResult> = () => ({ outcome: 'accepted' });
  return {
    sent,
    answer(next) {
      reply = next;
    },
    publicKey: 'BJxK-chave-de-teste',
    sends: () => true,
    accepts: (endpoint) => endpoint.startsWith('https://'),
    async send(target, message) {
      const one = { target, message };
      sent.push(one);
      return reply(one);
    },
    close: async () => undefined,
  };
}
