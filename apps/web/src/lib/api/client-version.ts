import type { Platform } from '@alento/domain/interface/layout';

/** Version of this build of the web app. */
export const APP_VERSION: string = import.meta.env.VITE_VERSION ?? '0.1.0';

/** Sent with every request, such as `web/0.1.0` or `android/0.1.0`, so that the server can refuse an outdated app. */
export const clientVersion = (os: Platform['os']): string => `${os}/${APP_VERSION}`;
