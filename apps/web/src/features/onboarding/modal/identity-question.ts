import type { Confirmation } from '@alento/contract/second-factor';
import type { ComponentType } from 'react';

/** What a save is confirmed with, and whether the call may be repeated by itself: a code counts once. */
export type ConfirmedSave = (confirmation: Confirmation, sending: { repeatable: boolean }) => Promise<void>;

/** Asks who it is before a save, drawn by the feature that owns it; composed where the modal is mounted. */
export type IdentityQuestion = ComponentType<{
  /** What happens once it is confirmed. */
  text: string;
  confirmLabel: string;
  danger: boolean;
  perform: ConfirmedSave;
  onConfirmed: () => void;
  onClose: () => void;
}>;
