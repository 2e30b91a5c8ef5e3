import type { Confirmation } from '@alento/contract/second-factor';
import type { ComponentType } from 'react';

/**
 * Makes a call with the answer to the identity check. `repeatable` is false for an answer with a code: a code is valid
 * once, so the call must not be retried.
 */
export type ConfirmedCall = (confirmation: Confirmation, sending: { repeatable: boolean }) => Promise<void>;

/** The component of the identity check. Screens get it as a prop, because another feature implements it. */
export type IdentityQuestion = ComponentType<{
  /** A text that explains what happens after the confirmation. */
  text: string;
  confirmLabel: string;
  danger?: boolean;
  perform: ConfirmedCall;
  onConfirmed: () => void;
  onClose: () => void;
  /** Returns the message for an error that concerns neither the password nor the second factor. */
  failureText?: (error: Error) => string;
  /** The message after a lost connection, if it differs from the general one. */
  offlineText?: string;
}>;
