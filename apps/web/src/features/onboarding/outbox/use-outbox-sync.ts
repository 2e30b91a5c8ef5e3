import { useSendingOccasions } from '../../../lib/outbox/outbox.ts';
import { hasUnsent } from './unsent.ts';

async function sendWaiting(userId: string): Promise<void> {
  if (!hasUnsent(userId)) return;
  try {
    const { drain } = await import('./outbox.ts');
    await drain(userId);
  } catch {
    // The chunk could not be loaded; it is requested again the next time.
  }
}

/** Sends unsent onboarding answers when the app opens, becomes visible, or is online again. */
export const useOutboxSync = (userId: string | null): void => useSendingOccasions(userId, sendWaiting);
