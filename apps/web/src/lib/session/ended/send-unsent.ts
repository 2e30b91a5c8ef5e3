type Send = (userId: string) => Promise<unknown>;

const senders = new Set<Send>();

/** Tells how a feature sends what of a person's words waits on this device. */
export function onSendUnsent(send: Send): () => void {
  senders.add(send);
  return () => senders.delete(send);
}

/** Sends what waits, of every feature. Never rejects: what could not be sent waits on. */
export async function sendUnsent(userId: string): Promise<void> {
  await Promise.allSettled([...senders].map((send) => send(userId)));
}
