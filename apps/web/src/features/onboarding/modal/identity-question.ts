import type { Confirmation } from '@alento/contract/second-factor';
import type { ComponentType } from 'react';

/**
 * Saves with the answer to the identity check. `repeatable` is false for an answer with a code: a code is valid once,
 * so the call must not be retried.
 */
export type ConfirmedSave = (confirmation: Confirmation, sending: { repeatable: boolean }) => Promise<void>;

/**
 * The component of the identity check before a save. The modal gets it as a prop, because another feature implements
 * it.
 */
export type IdentityQuestion = ComponentType<{
  /** A text that explains what happens after the confirmation. */
  text: string;
  confirmLabel: string;
  danger: boolean;
  perform: ConfirmedSave;
  onConfirmed: () => void;
  onClose: () => void;
}>;
