import type { Stop } from './stop.ts';

/** A version of the web app on the device. The id `builtin` is the version that the shell came with. */
export type Bundle = {
  readonly id: string;
  readonly version: string;
  /** False for what a failed or interrupted download left, and for a version that didn't start. */
  readonly isComplete: boolean;
  /** When it was downloaded, ISO 8601; empty for the version that the shell came with. */
  readonly downloadedAt: string;
};

/** A file of a bundle; the device loads only those that it doesn't have. */
type ManifestEntry = { readonly file_name: string; readonly file_hash: string; readonly download_url: string };

/** A version that the server offers: the answer of `POST /api/updates`. */
export type OfferedBundle = {
  readonly version: string;
  readonly url: string;
  /** The SHA-256 of the ZIP file, encrypted with the private key, hex. */
  readonly checksum: string;
  readonly sessionKey?: string;
  readonly manifest?: readonly ManifestEntry[];
};

/** Updates over the air, by the plugin of the shell. Every function rejects if the plugin fails. */
export interface ShellUpdates {
  current(): Promise<Bundle>;
  /** Asks the server. Returns null if there is nothing new for this device. */
  latest(channel: string): Promise<OfferedBundle | null>;
  /** Downloads, decrypts and verifies. Rejects if the file is incomplete, has another checksum, or doesn't fit. */
  download(offered: OfferedBundle): Promise<Bundle>;
  /** Calls the listener with the percentage of the running download, 0 to 100. */
  followDownload(onPercent: (percent: number) => void): Stop;
  /** All downloaded versions, in no order. */
  list(): Promise<readonly Bundle[]>;
  /** The bundle of `stage`, if it is not used yet. */
  staged(): Promise<Bundle | null>;
  /** The version that the shell undid because nobody confirmed it. It is returned once, then null. */
  lastFailure(): Promise<Bundle | null>;
  remove(id: string): Promise<void>;
  /** Stages the bundle, so that `restart` uses it. It stays staged when the app goes to the background. */
  stage(id: string): Promise<void>;
  /** Uses the bundle now, which starts the app anew. */
  startWith(id: string): Promise<void>;
  /** Starts the app anew, with the bundle of `stage` if there is one. */
  restart(): Promise<void>;
  /** Goes back to the version that the shell came with, and starts the app anew. */
  goBack(): Promise<void>;
  /** Tells the shell that this version works. Without it the shell goes back to the version before. */
  confirm(): Promise<void>;
}
