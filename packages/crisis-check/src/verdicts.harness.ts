import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCrisis } from './crisis-check.ts';

const PACKAGE = join(import.meta.dirname, '..');
export const FILES = [
  ...readdirSync(join(PACKAGE, 'corpus')).map((name) => join('corpus', name)),
  'crisis-phrases.tsv',
  'crisis-chat.tsv',
].sort();

export const textsOf = (file: string): string[] =>
  readFileSync(join(PACKAGE, file), 'utf8')
    .split('\n')
    .flatMap((line) => line.split('\t')[2] ?? []);

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
