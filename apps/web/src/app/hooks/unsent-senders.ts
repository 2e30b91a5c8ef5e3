import { sendWaiting } from '../../features/safety/ask-again/send-waiting.ts';
import { registerOutboxKind, sendOutbox } from '../../lib/outbox/outbox.ts';
import { onSendUnsent } from '../../lib/session/ended/send-unsent.ts';

const load = () => import('./unsent-parts.ts');

// Registers how unsent items are sent. The code that sends is loaded only when it is needed.
for (const name of ['mood-entry', 'attachment'] as const)
  registerOutboxKind(name, async () => (await load()).kindOf(name));
onSendUnsent(sendOutbox);
onSendUnsent(sendWaiting);
onSendUnsent(async (userId) => (await load()).sendTexts(userId));
