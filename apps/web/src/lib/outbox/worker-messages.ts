import type { OutboxNews } from './outbox-parts.ts';

/** Tag of the Background Sync with which the browser wakes the service worker. */
export const SYNC_TAG = 'alento-outbox';

/** Message of the service worker: a page should send the outbox, and answer on the port with a `SendAnswer`. */
export const SEND_MESSAGE = 'alento-outbox-send';
export type SendAnswer = { isLeft: boolean };

/** The channel on which tabs and service worker announce what was sent. */
export const OUTBOX_CHANNEL = 'alento-outbox';
export type { OutboxNews };

/** Name of the Web Lock under which the items of a person are sent. */
export const sendLockOf = (userId: string): string => `alento:outbox:${userId}`;
