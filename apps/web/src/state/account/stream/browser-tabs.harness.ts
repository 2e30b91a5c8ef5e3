/** Locks of the browser. Requests for the same name wait for each other, and stop waiting when they are aborted. */
export class FakeLocks {
  readonly #turns = new Map<string, Promise<void>>();

  async request(name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>): Promise<void> {
    const before = this.#turns.get(name) ?? Promise.resolve();
    const turn = before.then(() => (signal.aborted ? undefined : work()));
    this.#turns.set(
      name,
      turn.then(() => undefined),
    );
    await turn;
  }
}

/** Messages between tabs. Unlike the real one, it delivers at once. */
export class FakeChannel {
  static readonly open = new Set<FakeChannel>();
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly name: string;
  constructor(name: string) {
    this.name = name;
    FakeChannel.open.add(this);
  }
  addEventListener(_: 'message', listener: (event: { data: unknown }) => void): void {
    this.onmessage = listener;
  }
  postMessage(data: unknown): void {
    for (const one of FakeChannel.open) if (one !== this && one.name === this.name) one.onmessage?.({ data });
  }
  close(): void {
    FakeChannel.open.delete(this);
  }
}
