/**
 * Published figures in the docs are enclosed in two comments. They name the command that printed the figures,
 * the commit, and the paths of the measured code:
 *
 *     <!-- figures: command="npm run bench:api" commit=<40 hex digits, or none>
 *       paths="apps/server/src/http, !apps/server/src/http/api-docs.ts" -->
 *     …
 *     <!-- /figures -->
 *
 * A path is a file or a folder. One that begins with ! is excluded. Tests are always excluded.
 */
export type Block = {
  command: string;
  /** Null if no figures are published. */
  commit: string | null;
  paths: string[];
  /** The text between the comments. */
  figures: string;
  /** Offsets of the whole block in the document, comments included. */
  start: number;
  end: number;
};

const OPENING = '<!-- figures:';
const CLOSING = '<!-- /figures -->';
const ATTRIBUTE = /(\w+)=(?:"([^"]*)"|(\S+))/g;
const COMMIT = /^[0-9a-f]{40}$/;
const NOTHING_PUBLISHED = 'none';

/** Parses every block of a document in order. @throws an error with the line of an invalid block */
export function readBlocks(text: string): Block[] {
  const blocks: Block[] = [];
  for (let start = text.indexOf(OPENING); start !== -1; start = text.indexOf(OPENING, start + 1)) {
    const refuse = (what: string): never => {
      throw new Error(`line ${text.slice(0, start).split('\n').length}: the figures' comment ${what}`);
    };
    const closing = text.indexOf(CLOSING, start);
    const next = text.indexOf(OPENING, start + 1);
    if (closing === -1 || (next !== -1 && next < closing)) refuse(`is not followed by ${CLOSING}`);
    const endOfComment = text.indexOf('-->', start);
    const attributes = new Map(
      [...text.slice(start + OPENING.length, endOfComment).matchAll(ATTRIBUTE)].map(([, name = '', quoted, bare]) => [
        name,
        quoted ?? bare ?? '',
      ]),
    );
    const read = (name: string): string => attributes.get(name) || refuse(`has no ${name}`);
    const commit = read('commit');
    if (commit !== NOTHING_PUBLISHED && !COMMIT.test(commit)) refuse('must name its commit by 40 hex digits');
    blocks.push({
      command: read('command'),
      commit: commit === NOTHING_PUBLISHED ? null : commit,
      paths: read('paths')
        .split(',')
        .map((path) => path.trim()),
      figures: text.slice(endOfComment + '-->'.length, closing).trim(),
      start,
      end: closing + CLOSING.length,
    });
  }
  return blocks;
}

/** The document with the commit and the figures of one block replaced. */
export function replaceBlock(text: string, block: Block, commit: string | null, figures: string): string {
  const written = [
    `${OPENING} command="${block.command}" commit=${commit ?? NOTHING_PUBLISHED}`,
    `  paths="${block.paths.join(', ')}" -->`,
    '',
    figures.trim(),
    '',
    CLOSING,
  ].join('\n');
  return text.slice(0, block.start) + written + text.slice(block.end);
}
