import { sendWaiting } from '../../features/safety/ask-again/send-waiting.ts';
import { registerOutboxKind, sendOutbox } from '../../lib/outbox/outbox.ts';
import { onSendUnsent } from '../../lib/session/ended/send-unsent.ts';

// Features register how their unsent items are sent. The code that sends is loaded only when there is an item.
registerOutboxKind(
  'mood-entry',
  async () => (await import('../../features/mood-entry/waiting/mood-outbox.ts')).moodKind,
);
onSendUnsent(sendOutbox);
onSendUnsent(async (userId) => (await import('../../features/onboarding/outbox/outbox.ts')).drain(userId));
onSendUnsent(sendWaiting);
onSendUnsent(async (userId) =>
  (await import('../../features/mood-entry/record/send-note-drafts.ts')).sendNoteDrafts(userId),
);
