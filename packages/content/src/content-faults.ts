/** An error in a content file, and its line. */
export type ContentFault = { file: string; line: number; message: string };

/** An error with the faults of all content files, so that an author can fix all of them at once. */
export class ContentFaults extends Error {
  readonly faults: readonly ContentFault[];
  constructor(faults: readonly ContentFault[]) {
    super(faults.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.name = 'ContentFaults';
    this.faults = faults;
  }
}
