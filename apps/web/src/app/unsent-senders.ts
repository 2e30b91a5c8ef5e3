import { onSendUnsent } from '../lib/session/send-unsent.ts';

// Their code comes only when something waits.
onSendUnsent(async (userId) => (await import('../features/onboarding/outbox.ts')).drain(userId));
onSendUnsent(async (userId) => (await import('../features/safety/send-waiting.ts')).sendWaiting(userId));
