import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../run/install.mjs';

const PACKAGE = join(ROOT, 'packages/local-assistant');
const HELP = join(ROOT, 'content/ajuda-do-app');

/** The label of the trained model for a label of a corpus; null if the model doesn't learn it. */
export function labelOf(text) {
  const [kind, id = ''] = text.trim().split(/[\s:]+/);
  if (kind === 'fact' || kind === 'ask') return kind;
  if (kind === 'crisis') return ['not-that', 'safe'].includes(id) ? null : 'crisis';
  return `${kind}:${id.replace(/[,(].*/, '')}`;
}

/** Reads the conversations of a folder: `[{ author, turns: [{ text, labels }] }]`, with labels as in the file. */
export const readConversations = (folder) =>
  readdirSync(join(PACKAGE, folder))
    .filter((name) => /^p\d+\.txt$/.test(name))
    .flatMap((name) =>
      readFileSync(join(PACKAGE, folder, name), 'utf8')
        .split(/^#.*$/m)
        .slice(1)
        .map((part) => ({
          author: name.replace('.txt', ''),
          turns: [...part.matchAll(/^> (.*)\n= (.*)$/gm)].map(([, text, labels]) => ({
            text,
            labels: labels.split(' | '),
          })),
        })),
    );

/** The training lines: `[{ author, text, label, full }]`, with the label as in the file too. */
export const trainingLines = () =>
  readdirSync(join(PACKAGE, 'training')).flatMap((name) =>
    readFileSync(join(PACKAGE, 'training', name), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => {
        const [label = '', text = ''] = line.split('\t');
        return { author: name.replace('.tsv', ''), text, label: labelOf(label), full: label };
      }),
  );

/** The questions and titles of the help pages. */
const helpLines = () =>
  readdirSync(HELP).flatMap((name) => {
    const page = parse(readFileSync(join(HELP, name), 'utf8').split('---')[1]);
    return [...page.asked, page.title].map((text) => ({ author: 'help', text, label: `help:${page.id}` }));
  });

/** The subject of a conversation after a turn: small talk and moves keep the one before. */
export const subjectAfter = (label, before) =>
  label === null || (before !== null && /^(?:move|talk):/.test(label)) ? before : label;

const corpusLines = () =>
  readConversations('corpus').flatMap(({ author, turns }) => {
    let before = null;
    return turns.map(({ text, labels }) => {
      const line = { author, text, label: labelOf(labels[0]), before };
      before = subjectAfter(line.label, before);
      return line;
    });
  });

/** Every labelled message to learn from: `[{ author, text, label, before }]`. */
export const allLines = () =>
  [...trainingLines(), ...helpLines(), ...corpusLines()].filter(({ label }) => label !== null);
