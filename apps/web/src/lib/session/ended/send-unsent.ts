type Send = (userId: string) => Promise<unknown>;

const senders = new Set<Send>();

/** Registers how a feature sends its unsent texts. */
export function onSendUnsent(send: Send): () => void {
  senders.add(send);
  return () => senders.delete(send);
}

/** Sends the unsent texts of every feature. Never rejects: texts that can't be sent stay on the device. */
export async function sendUnsent(userId: string): Promise<void> {
  await Promise.allSettled([...senders].map((send) => send(userId)));
}
