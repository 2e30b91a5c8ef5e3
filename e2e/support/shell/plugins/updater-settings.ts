/** Configuration of the updater, which a story sets. */
export type UpdaterSettings = {
  updateUrl: string;
  /** RSA public key, PKCS#1 PEM; empty without signed updates. */
  publicKey: string;
  /** Addresses that were downloaded. */
  readonly downloads: string[];
};

export const updaterSettings = (): UpdaterSettings => ({
  updateUrl: 'https://alento.test/api/updates',
  publicKey: '',
  downloads: [],
});
