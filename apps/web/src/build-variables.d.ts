/** Variables that the build sets (build/build-shell.ts); undefined in the build for browsers. */
interface ImportMetaEnv {
  /** `native` in the build for the shell. */
  readonly VITE_SHELL?: 'native';
  /** Scheme and host of the server, for the shell, whose pages have another origin. */
  readonly VITE_PUBLIC_URL?: string;
  /** Version of this build, such as `1.2.0+202611281305`. */
  readonly VITE_VERSION?: string;
  /** `on` if the shell has the public key of updates over the air. */
  readonly VITE_UPDATES?: 'on';
}
