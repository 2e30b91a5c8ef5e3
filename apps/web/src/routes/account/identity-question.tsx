import { openCopy } from '../../features/onboarding/onboarding.copy.ts';
import type { IdentityQuestion as Question } from '../../state/account/identity-question.ts';
import { lazyPart } from '../../ui/loading/lazy-part.tsx';

/**
 * The form "Confirme que é você" inside onboarding. The account feature renders it; its code is loaded when it is
 * needed.
 */
export const IdentityQuestion: Question = lazyPart(
  async () => (await import('../../features/account/identity/identity-dialog.tsx')).IdentityDialog<void>,
  { failed: openCopy.failed },
);
