/** Functions to call after each change of something. */
export class Listeners<Args extends unknown[] = []> {
  readonly #all = new Set<(...args: Args) => void>();

  /** Calls the listener from now on. Returns a function that stops this. */
  readonly subscribe = (listener: (...args: Args) => void): (() => void) => {
    this.#all.add(listener);
    return () => {
      this.#all.delete(listener);
    };
  };

  notify(...args: Args): void {
    for (const listener of this.#all) listener(...args);
  }
}
