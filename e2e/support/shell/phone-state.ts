/** Version of the shell in the store. */
export const SHELL_VERSION = '1.0.0';

/** The system of a phone, which decides the shape of the native side. */
export type Os = 'android' | 'ios';

export type Permission = 'prompt' | 'granted';

export type Options = Readonly<Record<string, unknown>>;

/** A call of a plugin that the app made. */
export type Call = { readonly plugin: string; readonly method: string; readonly options: Options };

/** A rejected call, with the code by which the app may tell it apart. */
export class NativeError extends Error {
  readonly code: string | undefined;

  constructor(message: string, code?: string) {
    super(message);
    this.code = code;
  }
}

/** A notification that the app gave to the system. */
export type Scheduled = {
  id: number;
  title: string;
  body: string;
  schedule?: { at: string; every?: string };
  extra?: unknown;
};

/** What a phone keeps and what a story can set. It outlives the app's process. */
export class PhoneState {
  /** Contents of @capacitor/preferences. They are part of a backup. */
  readonly preferences = new Map<string, string>();
  /** Contents of the key store, by prefixed key. They never leave the phone. */
  readonly keyStore = new Map<string, string>();
  /** Keys of the key store whose values this phone can't decrypt. */
  readonly unreadable = new Set<string>();
  readonly permissions: { push: Permission; local: Permission } = { push: 'prompt', local: 'prompt' };
  scheduled: Scheduled[] = [];
  /** Whether the person closes the system's share sheet without sharing. */
  cancelsSharing = false;
  /** The address with which another app started this one. */
  launchUrl: string | null = null;
  isOnline = true;
  isHiddenInSwitcher = false;
  statusBarStyle = 'DEFAULT';
  /** When the app removed the splash screen, ms since 1970; null while it is shown. */
  splashGoneAt: number | null = null;
  /** How many times slower than this machine the phone's processor is. */
  slowdown = 1;
}

/** What a plugin's native side can do. */
export interface Native {
  readonly os: Os;
  readonly state: PhoneState;
  /** Sends an event to the app's listeners. A retained event waits for the first listener. */
  emit(plugin: string, event: string, data: unknown, isRetained?: boolean): Promise<void>;
  /** Loads the app's first page anew. */
  startAnew(): Promise<void>;
  /** The app goes to the background, or ends. */
  leave(): void;
  /** A request of the native side itself, which no CORS rule concerns. */
  fetch(url: string, init?: RequestInit): Promise<Response>;
}

/** The native side of a plugin: a method gets the options and returns, or resolves to, the data of the answer. */
export type Plugin = Readonly<Record<string, (options: Options) => unknown>>;
