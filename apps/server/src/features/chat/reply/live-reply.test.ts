import type { TopicEvent } from '@alento/contract/realtime';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Realtime } from '../../../realtime/realtime.ts';
import { liveReplies, type ReplyWords } from './live-reply.ts';

type Event = TopicEvent<'reply'>;

/** Fake real-time port that delivers events on demand and can drop some. */
function fakeRealtime() {
  const queue: { event: Event }[] = [];
  const followers = new Set<{ hear(event: Event): void; missed(): void }>();
  const realtime: Realtime = {
    publish: (_kind, _id, event) => void queue.push({ event: event as Event }),
    publishWithin: async (_tx, _kind, _id, event) => void queue.push({ event: event as Event }),
    flush: async () => undefined,
    follow(_kind, _id, follower) {
      const one = follower as { hear(event: Event): void; missed(): void };
      followers.add(one);
      return () => void followers.delete(one);
    },
    start: async () => undefined,
    close: async () => undefined,
  };
  return {
    realtime,
    /** Delivers the next events, except those that are lost. */
    deliver(count: number, isLost: (place: number) => boolean = () => false): void {
      for (let place = 0; place < count; place += 1) {
        const next = queue.shift();
        if (next && !isLost(place)) for (const follower of [...followers]) follower.hear(next.event);
      }
    },
    deliverAll(): void {
      while (queue.length > 0) this.deliver(1);
    },
    reconnect: () => {
      for (const follower of [...followers]) follower.missed();
    },
  };
}

/** The text that results from these events. */
const textOf = (words: readonly ReplyWords[]): string =>
  words.reduce((text, next) => (next.kind === 'replace' ? next.text : text + next.text), '');

const text = fc.string({ unit: 'grapheme', maxLength: 4000 });
const step = fc.oneof(
  fc.record({ do: fc.constant('add' as const), text }),
  fc.record({ do: fc.constant('replace' as const), text }),
  fc.record({ do: fc.constant('follow' as const) }),
  fc.record({ do: fc.constant('deliver' as const), count: fc.nat(6), lost: fc.nat(40) }),
);

it('liveReplies send each subscriber the whole text even if it subscribes late or events are lost', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const port = fakeRealtime();
      const live = liveReplies(port.realtime);
      const reply = live.begin('um', true);
      const screens: ReplyWords[][] = [];
      let written = '';
      for (const one of steps) {
        if (one.do === 'add') {
          reply.add(one.text);
          written += one.text;
        } else if (one.do === 'replace') {
          reply.replace(one.text);
          written = one.text;
        } else if (one.do === 'follow') {
          const heard: ReplyWords[] = [];
          screens.push(heard);
          live.follow('um', { hear: (words) => heard.push(words), look: () => undefined });
        } else port.deliver(one.count, (place) => place === one.lost);
      }
      port.deliverAll();
      port.reconnect();
      port.deliverAll();
      for (const screen of screens) expect(textOf(screen)).toBe(written);
      reply.stop();
    }),
  );
});

it('liveReplies send a subscriber each text only once even if another client subscribes', () => {
  const port = fakeRealtime();
  const live = liveReplies(port.realtime);
  const heard: ReplyWords[] = [];
  const follow = (hear: (words: ReplyWords) => void) => live.follow('um', { hear, look: () => undefined });
  const reply = live.begin('um', true);
  follow((words) => heard.push(words));
  reply.add('Olá');
  port.deliverAll();
  follow(() => undefined);
  port.deliverAll();
  expect(textOf(heard)).toBe('Olá');
  expect(heard.filter(({ text }) => text.includes('O'))).toHaveLength(1);
});

it('liveReplies publish only the end of a reply whose text must not be shown while it is written', async () => {
  const port = fakeRealtime();
  const live = liveReplies(port.realtime);
  const heard: ReplyWords[] = [];
  let looks = 0;
  live.follow('um', { hear: (words) => heard.push(words), look: () => (looks += 1) });
  const reply = live.begin('um', false);
  reply.add('Olá');
  await reply.endWithin({} as never);
  port.deliverAll();
  expect([heard, looks]).toEqual([[], 1]);
});
