/** Prints the addresses of a double, and stops it when its process is told to end. */
export function runDouble(name: string, addresses: readonly string[], double: { stop(): Promise<void> }): void {
  process.stdout.write(`${name} double: ${addresses.join(' ')}\n`);
  async function stop(): Promise<void> {
    await double.stop();
    process.exit();
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop);
}
