import { EventEmitter } from 'node:events';

export type ReplyEvent = { kind: 'delta'; text: string } | { kind: 'replace'; text: string } | { kind: 'end' };
export type ReplyBus = ReturnType<typeof createReplyBus>;

/** The words of replies in the making, within this process: who follows one sees them as they come. */
export function createReplyBus() {
  const emitter = new EventEmitter();
  emitter.setMaxListeners(0);
  const texts = new Map<string, string>();

  function publish(id: string, text: string, event: ReplyEvent): void {
    texts.set(id, text);
    emitter.emit(id, event);
  }

  return {
    begin: (id: string): void => void texts.set(id, ''),
    add: (id: string, text: string): void => publish(id, (texts.get(id) ?? '') + text, { kind: 'delta', text }),
    replace: (id: string, text: string): void => publish(id, text, { kind: 'replace', text }),
    /** The reply is kept, or failed: what it is stands in the database. */
    end(id: string): void {
      texts.delete(id);
      emitter.emit(id, { kind: 'end' });
    },
    /** @returns what came so far; null where it is not made in this process now. */
    follow(id: string, listener: (event: ReplyEvent) => void): { soFar: string | null; stop: () => void } {
      emitter.on(id, listener);
      return { soFar: texts.get(id) ?? null, stop: () => void emitter.off(id, listener) };
    },
  };
}
