/**
 * Names in the query of /registrar under which other apps hand text to the installed app (Web Share Target). The service
 * worker answers such an address itself, so that the text doesn't reach the server.
 */
export const SHARE_TARGET_NAMES = ['title', 'text', 'url'] as const;
