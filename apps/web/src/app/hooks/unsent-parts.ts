import { sendNoteDrafts } from '../../features/mood-entry/record/send-note-drafts.ts';
import { drain } from '../../features/onboarding/outbox/outbox.ts';
import type { OutboxKind } from '../../lib/outbox/outbox.ts';

/** The unsent things that need more code to be sent than the first screen has. The code of a kind is loaded for its items. */
const kinds = {
  'mood-entry': async () => (await import('../../features/mood-entry/waiting/mood-outbox.ts')).moodKind,
  attachment: async () => (await import('../../features/mood-entry/attachment/attachment-outbox.ts')).attachmentKind,
} as const;

/** Safe: only the feature of a kind creates its items, so every stored body and result has the type of its kind. */
export const kindOf = (name: keyof typeof kinds) =>
  kinds[name]() as Promise<unknown> as Promise<OutboxKind<unknown, unknown>>;

/** Sends the answers of the onboarding and the drafts of notes. */
export const sendTexts = (userId: string) => Promise.allSettled([drain(userId), sendNoteDrafts(userId)]);
