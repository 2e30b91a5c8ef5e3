import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCrisis } from './crisis-check.ts';

const PACKAGE = join(import.meta.dirname, '..');
export const FILES = [
  ...readdirSync(join(PACKAGE, 'corpus')).map((name) => join('corpus', name)),
  'crisis-phrases.tsv',
  'crisis-chat.tsv',
].sort();

export type Row = { label: string; kind: string; text: string };

/** The rows of a table of phrases. Some tables begin with the names of the columns, which counts as a phrase too. */
export const rowsOf = (file: string): Row[] =>
  readFileSync(join(PACKAGE, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [label = '', kind = '', text = ''] = line.split('\t');
      return { label, kind, text };
    });

export const textsOf = (file: string): string[] => rowsOf(file).map(({ text }) => text);

const KINDS = {
  suicide: 's',
  'self-harm': 'h',
  violence: 'v',
  acute: 'a',
  means: 'm',
  hotline: 'l',
  child: 'c',
  threat: 't',
} as const;
/** Letters for level, kind and person of a result. */
export const answerOf = (text: string): string => {
  const { level, kind, about } = checkCrisis(text);
  return `${level.charAt(0)}${kind === null ? '-' : KINDS[kind]}${about.charAt(0)}`;
};

/** The file of stored results for a file of phrases. */
export const storedFor = (file: string): string =>
  join(PACKAGE, 'verdicts', file.replace(/^.*\//, '').replace(/\.tsv$/, '.txt'));
