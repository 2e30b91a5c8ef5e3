import { type Document, LineCounter, parseDocument } from 'yaml';
import type { z } from 'zod';
import { ContentFaults } from './content-faults.ts';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
/** Number of lines before the YAML: the opening `---`. */
const FENCE_LINES = 1;

/**
 * Unicode characters that change the text direction. An editor shows such text differently from how it is
 * stored.
 */
const HIDDEN = /[\u202a-\u202e\u2066-\u2069]/;

export type ReadFile<T> = { head: T; body: string; bodyLine: number; lineOf: (path: readonly PropertyKey[]) => number };

/** Parses the document. An unknown alias, or an alias that expands too much, is reported as a fault. */
function dataOf(document: Document, file: string): unknown {
  try {
    return document.toJS();
  } catch (error) {
    if (!(error instanceof ReferenceError)) throw error;
    throw new ContentFaults([{ file, line: 1, message: error.message }]);
  }
}

/** Reads YAML with a schema. Also returns the line of each value in the file. @throws ContentFaults */
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
  /** The line of a value, or of its nearest parent if the value is missing. */
  const lineOf = (path: readonly PropertyKey[]): number => {
    for (let length = path.length; length > 0; length -= 1) {
      const node = document.getIn(path.slice(0, length), true);
      if (typeof node === 'object' && node !== null && 'range' in node && Array.isArray(node.range))
        return lineAt(node.range[0]);
    }
    return 1;
  };
  const read = schema.safeParse(dataOf(document, file));
  if (read.success) return { head: read.data, lineOf };
  throw new ContentFaults(
    read.error.issues.map(({ path, message }) => ({
      file,
      line: lineOf(path),
      message: `${path.join('.')}: ${message}`,
    })),
  );
}

/** Reads the front matter and the body of a Markdown file. @throws ContentFaults with file and line. */
export function readFrontMatter<S extends z.ZodType>(file: string, markdown: string, schema: S): ReadFile<z.output<S>> {
  const match = FRONT_MATTER.exec(markdown.replaceAll('\r\n', '\n'));
  if (!match) throw new ContentFaults([{ file, line: 1, message: 'front matter between two --- lines is missing' }]);
  const [, head = '', body = ''] = match;
  const hidden = markdown.split('\n').findIndex((line) => HIDDEN.test(line));
  if (hidden >= 0)
    throw new ContentFaults([{ file, line: hidden + 1, message: 'has characters that show text another way round' }]);
  return { ...readYaml(file, head, schema, FENCE_LINES), body, bodyLine: head.split('\n').length + FENCE_LINES + 2 };
}
