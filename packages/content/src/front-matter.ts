import { LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
/** Lines before the front matter's first one. */
const FENCE_LINES = 1;

/** What is wrong with a content file, and in which line of it. */
export type ContentFault = { file: string; line: number; message: string };

/** Faults of content files, all at once: who wrote them mends them in one go. */
export class ContentFaults extends Error {
  readonly faults: readonly ContentFault[];
  constructor(faults: readonly ContentFault[]) {
    super(faults.map(({ file, line, message }) => `${file}:${line}: ${message}`).join('\n'));
    this.name = 'ContentFaults';
    this.faults = faults;
  }
}

export type ReadFile<T> = { head: T; body: string; bodyLine: number; lineOf: (path: readonly PropertyKey[]) => number };

/** A YAML text by a schema, and the line of each value in the file. @throws ContentFaults */
export function readYaml<S extends z.ZodType>(
  file: string,
  text: string,
  schema: S,
  linesBefore = 0,
): Pick<ReadFile<z.output<S>>, 'head' | 'lineOf'> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  const lineAt = (offset: number): number => lines.linePos(offset).line + linesBefore;
  if (document.errors.length > 0) {
    throw new ContentFaults(
      document.errors.map(({ message, pos }) => ({
        file,
        line: lineAt(pos[0]),
        message: message.split('\n')[0] ?? message,
      })),
    );
  }
  /** Where the value is missing, the line of the nearest thing around it. */
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range))
        return lineAt(node.range[0]);
    }
    return 1;
  };
  const read = schema.safeParse(document.toJS());
  if (read.success) return { head: read.data, lineOf };
  throw new ContentFaults(
    read.error.issues.map(({ path, message }) => ({
      file,
      line: lineOf(path),
      message: `${path.join('.')}: ${message}`,
    })),
  );
}

/** Front matter and body of a Markdown file. @throws ContentFaults that name file and line. */
export function readFrontMatter<S extends z.ZodType>(file: string, markdown: string, schema: S): ReadFile<z.output<S>> {
  const match = FRONT_MATTER.exec(markdown.replaceAll('\r\n', '\n'));
  if (!match) throw new ContentFaults([{ file, line: 1, message: 'front matter between two --- lines is missing' }]);
  const [, head = '', body = ''] = match;
  return { ...readYaml(file, head, schema, FENCE_LINES), body, bodyLine: head.split('\n').length + FENCE_LINES + 2 };
}
