import { registerOutboxKind, sendOutbox } from '../lib/outbox/outbox.ts';
import { onSendUnsent } from '../lib/session/send-unsent.ts';

// Their code comes only when something waits.
registerOutboxKind('mood-entry', async () => (await import('../features/mood-entry/mood-outbox.ts')).moodKind);
onSendUnsent(sendOutbox);
onSendUnsent(async (userId) => (await import('../features/onboarding/outbox.ts')).drain(userId));
onSendUnsent(async (userId) => (await import('../features/safety/send-waiting.ts')).sendWaiting(userId));
