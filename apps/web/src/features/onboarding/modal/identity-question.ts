import type { Confirmation } from '@alento/contract/second-factor';
import type { ComponentType } from 'react';

/**
 * Saves with the identity check's answer. `repeatable` is false with a code, which is valid once, so the call must not
 * be retried.
 */
export type ConfirmedSave = (confirmation: Confirmation, sending: { repeatable: boolean }) => Promise<void>;

/** The identity check before a save. Another feature renders it; the modal gets it as a prop. */
export type IdentityQuestion = ComponentType<{
  /** Explains what happens after the confirmation. */
  text: string;
  confirmLabel: string;
  danger: boolean;
  perform: ConfirmedSave;
  onConfirmed: () => void;
  onClose: () => void;
}>;
