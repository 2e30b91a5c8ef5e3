/** Configuration and faults of the updater, which a story sets. */
export type UpdaterSettings = {
  updateUrl: string;
  /** RSA public key, PKCS#1 PEM; empty without signed updates. */
  publicKey: string;
  /** How long a new bundle may take to tell that it works, ms. */
  appReadyMs: number;
  /** The number of bytes after which the next download is cut. */
  cutAfter: number | null;
  /** Addresses that were downloaded. */
  readonly downloads: string[];
};

export const updaterSettings = (): UpdaterSettings => ({
  updateUrl: 'https://alento.test/api/updates',
  publicKey: '',
  appReadyMs: 60_000,
  cutAfter: null,
  downloads: [],
});
