/** Sent with every request, so that the server can ask an outdated app to reload. */
export const CLIENT_VERSION = 'web/0.1.0';
