import { HOUR_MS } from '../time/local-date.ts';

/** How often the app looks for an update over the air, ms. */
export const UPDATE_CHECK_MS = 4 * HOUR_MS;

/** How long after the return to the app it looks for an update, ms. */
export const UPDATE_CHECK_AFTER_RETURN_MS = 1000;

/** Downloaded versions that stay on the device besides the current one. */
export const PREVIOUS_BUNDLES_MAX = 3;

/**
 * When a started version is confirmed although the server doesn't answer, ms after the start of the confirmation. The
 * shell waits 60 s in all and would then go back to the version before; drawing the first screen takes some of them.
 */
export const CONFIRM_AT_LATEST_MS = 40_000;

/** The channel of everybody who chose no other. */
export const DEFAULT_CHANNEL = 'production';

/** Name of a channel: lowercase letters, digits and hyphens. */
export const CHANNEL = /^[a-z][a-z0-9-]{0,31}$/;

/** Version of the web app: `1.2.0`, or `1.2.0+202611281305` for one that was published over the air. */
export const BUNDLE_VERSION = /^\d{1,5}\.\d{1,5}\.\d{1,5}(\+[0-9A-Za-z.-]{1,40})?$/;

/** Version of the native shell: `1.2.0`. */
export const SHELL_VERSION = /^\d{1,5}\.\d{1,5}\.\d{1,5}$/;

/** Ids of the app at the stores. */
export const APP_ID = 'app.alento';

/** What the plugin calls the web app that the shell came with. */
export const BUILT_IN = 'builtin';

/** How long counts of events of updates are kept, days. */
export const UPDATE_EVENTS_RETENTION_DAYS = 400;

/** The code of the answer that there is nothing new (the plugin's own word for it). */
export const NO_NEW_VERSION = 'no_new_version_available';
