import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { readConversations, trainingLines } from '../assistant/lines.mjs';
import { ROOT } from '../run/install.mjs';

const PACKAGE = join(ROOT, 'packages/crisis-check');
const LABELS = ['crisis', 'concern', 'none'];

/**
 * Reads the phrases of a TSV file: label, kind, text.
 *
 * @returns {{ label: string, kind: string, text: string }[]}
 */
export const readPhrases = (path) =>
  readFileSync(path, 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .filter(([label, kind, text]) => LABELS.includes(label) && kind && text)
    .map(([label = '', kind = '', text = '']) => ({ label, kind, text }));

/** All phrase files of the repository, one per author. */
export const allPhrases = () =>
  [
    join(PACKAGE, 'crisis-phrases.tsv'),
    ...readdirSync(join(PACKAGE, 'corpus'))
      .filter((name) => name.endsWith('.tsv'))
      .sort()
      .map((name) => join(PACKAGE, 'corpus', name)),
  ].map((path) => ({ author: basename(path, '.tsv'), phrases: readPhrases(path) }));

/** Subjects whose messages may tell of danger, so that they aren't taught as harmless. */
const MAY_BE_DANGER =
  /^topic:(?:sadness|depression|emptiness|abuse|sexual|domestic|guilt|grief|purging|withdrawal|drugs|medication|lgbt|trauma|vent|missing|loneliness|alcohol|bullying|shame|crying|panic|self)/;

/** Harmless messages to the assistant, from its training lines and conversations. */
export const chatPhrases = () =>
  [
    ...trainingLines().filter(({ full }) => !MAY_BE_DANGER.test(full)),
    ...readConversations('corpus')
      .flatMap(({ turns }) => turns)
      .filter(({ labels }) => labels.every((label) => !label.startsWith('crisis'))),
  ].map(({ text }) => ({ label: 'none', kind: 'talk', text }));
