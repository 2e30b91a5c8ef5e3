/** States of an update. */
type Status = 'available' | 'downloading' | 'downloaded' | 'installing' | 'installed' | 'failed';

/** An update over the air. */
export type AppUpdate = {
  /** The shell's id of the downloaded bundle; null before the download. */
  readonly id: string | null;
  readonly version: string;
  readonly channel: string;
  readonly url: string;
  readonly status: Status;
  /** Percentage of the download, 0 to 100. */
  readonly progress: number;
  /** 'Falha no download' or 'Falha na instalação'. */
  readonly error: string | null;
  /** Which call of the shell failed. */
  readonly detail: string | null;
  /** Whether the shell undid this version because it didn't start. */
  readonly isUndone: boolean;
};

/** What the last search for an update found. `found` includes an update that is being downloaded or is installed. */
type Search = 'none' | 'searching' | 'up-to-date' | 'found' | 'offline' | 'failed';

export type UpdaterState = {
  readonly update: AppUpdate | null;
  /** Whether the dialog of the update is open. */
  readonly isOpen: boolean;
  readonly search: Search;
  /** A failure that doesn't concern the update itself. */
  readonly problem: string | null;
};

export const NO_UPDATE: UpdaterState = { update: null, isOpen: false, search: 'none', problem: null };
