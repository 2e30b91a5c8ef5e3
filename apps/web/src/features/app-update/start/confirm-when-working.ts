import { CONFIRM_AT_LATEST_MS } from '@alento/domain/update/updates';

/** Waits between two attempts, ms. */
const AGAIN_MS = 3000;

export type ConfirmPorts = {
  /** Resolves when the first screen is complete. */
  firstScreen(): Promise<void>;
  /** Whether a screen is drawn, and not the loading screen or that of a crash. */
  isDrawn(): boolean;
  /** Whether the server answers anything at all. */
  isReachable(): Promise<boolean>;
  isOnline(): boolean;
  /** Reports to the shell that this version works. Returns whether the shell noted it. */
  confirm(): Promise<boolean>;
  elapsed(): number;
  wait(ms: number): Promise<void>;
};

/**
 * Confirms this version to the shell once its first screen is drawn, and the server answered or is known not to be
 * reachable. Without the confirmation the shell goes back to the version before.
 *
 * A version that draws nothing is never confirmed. A server that doesn't answer says nothing about the version: it may
 * be down, and then every version would be undone, one after the other. So without a network the version is confirmed
 * at once, and with one after several attempts, before the shell's own limit. That a version has the right address of
 * the server is checked when it is published.
 */
export async function confirmWhenWorking(ports: ConfirmPorts, signal: AbortSignal): Promise<void> {
  const { isDrawn, isReachable, isOnline, confirm, elapsed, wait } = ports;
  const began = elapsed();
  await ports.firstScreen();
  let isKnown = false;
  while (!signal.aborted) {
    isKnown ||= !isOnline() || (await isReachable()) || elapsed() - began >= CONFIRM_AT_LATEST_MS;
    // The screen may have crashed during the request.
    if (isKnown && isDrawn() && !signal.aborted && (await confirm())) return;
    await wait(AGAIN_MS);
  }
}
