/**
 * Scheme and host of the server. A browser's page comes from it; the shell's pages have an origin of their own, so its
 * build knows the address.
 */
export const apiOrigin = (): string => import.meta.env.VITE_PUBLIC_URL ?? location.origin;

/** The address of a path of the server: relative in a browser, whole in the shell. A whole address stays as it is. */
export const serverAddress = (path: string): string =>
  path.startsWith('/') ? `${import.meta.env.VITE_PUBLIC_URL ?? ''}${path}` : path;
