import { readBlocks } from './block.ts';
import type { History } from './history.ts';

/** A document with its path relative to the repository's root. */
export type Document = { path: string; text: string };
export type Findings = {
  /** Problems that make the check fail. */
  faults: string[];
  /** Notes that don't make the check fail. */
  notes: string[];
};

/** Names of the commands in package.json whose figures have to be in the docs. */
const MEASURING = /^(?:(?:bench|chaos|safety):|assistant:(?:figures|train)$)/;
export const measuringCommands = (scripts: Readonly<Record<string, string>>): string[] =>
  Object.keys(scripts).filter((name) => MEASURING.test(name));

/** A line that is a row of a Markdown table. */
const TABLE_ROW = /^\s*\|/m;

/** Explains why a block's figures are outdated or their commit is unknown; null if the code hasn't changed since. */
function staleness(command: string, commit: string, paths: string[], history: History): string | null {
  const short = commit.slice(0, 7);
  if (!history.isShallow() && !history.isPartOfHead(commit))
    return `the figures of \`${command}\` name ${short}, which is no commit of this branch's history. Measure again: ${command} -- --publish`;
  const changed = history.changedSince(commit, paths);
  if (changed.length === 0) return null;
  const [first] = changed;
  const files = changed.length === 1 ? first : `${first} and ${changed.length - 1} more`;
  const last = history.lastChange(commit, paths) ?? 'not committed yet';
  return [
    `the figures of \`${command}\` were measured at ${short}, and the code has changed since: ${files} (${last}).`,
    `Commit the change, then measure again: ${command} -- --publish`,
    `or take the figures down: ${command} -- --withdraw`,
  ].join('\n    ');
}

/**
 * Checks that every measuring command has one block of figures, and that the code of its paths is unchanged since the
 * measured commit.
 *
 * @param scripts the scripts of package.json.
 */
export function checkFigures(
  documents: readonly Document[],
  scripts: Readonly<Record<string, string>>,
  history: History | { unavailable: string },
): Findings {
  const findings: Findings = { faults: [], notes: [] };
  const published = new Map<string, string>();
  if ('unavailable' in history) findings.notes.push(`figures were not compared with the code: ${history.unavailable}`);
  for (const { path: document, text } of documents) {
    const fault = (what: string) => findings.faults.push(`${document}: ${what}`);
    let blocks: ReturnType<typeof readBlocks> = [];
    try {
      blocks = readBlocks(text);
    } catch (error) {
      fault(error instanceof Error ? error.message : String(error));
    }
    for (const { command, commit, paths, figures } of blocks) {
      const before = published.get(command);
      if (before !== undefined) fault(`the figures of \`${command}\` already stand in ${before}`);
      published.set(command, document);
      if (commit === null && TABLE_ROW.test(figures)) fault(`the figures of \`${command}\` name no commit`);
      if ('unavailable' in history) continue;
      for (const path of history.namingNothing(paths))
        fault(`the figures of \`${command}\` speak of ${path}, which is no file of the repository`);
      if (commit === null) {
        findings.notes.push(
          `${document}: no figures of \`${command}\` are published. Measure: ${command} -- --publish`,
        );
      } else if (!history.hasCommit(commit) && history.isShallow()) {
        findings.notes.push(
          `${document}: the figures of \`${command}\` were not compared: ${commit.slice(0, 7)} is not in this shallow clone`,
        );
      } else {
        const stale = staleness(command, commit, paths, history);
        if (stale !== null) fault(stale);
      }
    }
  }
  const commands = measuringCommands(scripts).map((name) => `npm run ${name}`);
  for (const command of commands)
    if (!published.has(command)) findings.faults.push(`no document has a block of figures of \`${command}\``);
  for (const [command, document] of published)
    if (!commands.includes(command)) findings.faults.push(`${document}: \`${command}\` is no command of package.json`);
  return findings;
}
