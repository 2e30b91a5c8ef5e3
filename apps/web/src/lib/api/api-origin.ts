/**
 * Scheme and host of the server. A browser's page comes from it; the shell's pages have an origin of their own, so its
 * build knows the address.
 */
export const apiOrigin = (): string => import.meta.env.VITE_PUBLIC_URL ?? location.origin;

/** The address of a path of the server: relative in a browser, whole in the shell. */
export const serverAddress = (path: string): string => `${import.meta.env.VITE_PUBLIC_URL ?? ''}${path}`;

/** The address of a file that the server names by its path or, if it is another site's, by its whole address. */
export const fileAddress = (file: string): string => (file.startsWith('/') ? serverAddress(file) : file);
