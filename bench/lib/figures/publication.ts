import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Block, readBlocks, replaceBlock } from './block.ts';
import { readDocuments } from './documents.ts';
import { openHistory } from './history.ts';

function blockIn(text: string, command: string): Block | undefined {
  return readBlocks(text).find((block) => block.command === command);
}

function findDocument(root: string, command: string): { path: string; block: Block } {
  for (const { path, text } of readDocuments(root)) {
    const block = blockIn(text, command);
    if (block) return { path, block };
  }
  throw new Error(`No document in docs has a block of figures of \`${command}\``);
}

/** Writes the block. Reads the document again first, because another command may have changed it meanwhile. */
function rewrite(root: string, path: string, command: string, commit: string | null, figures: string): void {
  const file = join(root, path);
  const text = readFileSync(file, 'utf8');
  const block = blockIn(text, command);
  if (!block) throw new Error(`${path} has lost its block of figures of \`${command}\``);
  // Renaming is atomic, so readers and concurrent writers always see a complete document.
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, replaceBlock(text, block, commit, figures));
  renameSync(draft, file);
}

/**
 * Called before the measurement, so that it fails early if the docs have no block for the command or its code is not
 * committed.
 *
 * @returns a function that writes the figures. It throws if the code changed during the measurement.
 */
export function openPublication(root: string, command: string): { publish(figures: string): string } {
  const { path, block } = findDocument(root, command);
  const history = openHistory(root);
  if ('unavailable' in history) throw new Error(`Figures can't be published without a commit: ${history.unavailable}`);
  const refuseChanges = (files: readonly string[]): void => {
    if (files.length > 0)
      throw new Error(`Figures of code that is in no commit can't be published:\n${files.join('\n')}`);
  };
  refuseChanges(history.uncommitted(block.paths));
  const commit = history.head();
  return {
    publish(figures) {
      refuseChanges([...new Set([...history.changedSince(commit, block.paths), ...history.uncommitted(block.paths)])]);
      rewrite(root, path, command, commit, figures);
      return path;
    },
  };
}

/** Removes a command's figures from the docs. The block then names the command that measures them and its duration. */
export function withdraw(root: string, command: string, takes: string): string {
  const { path } = findDocument(root, command);
  rewrite(root, path, command, null, `Not measured on today's code. \`${command} -- --publish\` does it, in ${takes}.`);
  return path;
}
