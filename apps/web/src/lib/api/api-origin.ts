/** Scheme and host of the API, for connections that need a whole address. The server also sends the app. */
export const apiOrigin = (): string => location.origin;
