import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readFrontMatter } from '../../packages/content/src/front-matter.ts';
import { parseMarkdown } from '../../packages/content/src/parse-markdown.ts';
import { ArticleHead, PodcastHead } from '../../packages/content/src/piece.ts';

/*
 * A podcast as a list of events in order:
 * { say, ends? } a paragraph, and seconds of rest after it; { pause } seconds; { breath, seconds }.
 */
const Podcast = PodcastHead.pick({ id: true, kind: true, category: true, article: true }).loose();
const Article = ArticleHead.pick({ title: true }).loose();

const CUE = /^\[(pausa|inspira|segura|expira) (\d+(?:[.,]\d+)?)\]$/;
/** Seconds of silence in a narration, by place. */
const REST = { opening: 1.2, beforeHeading: 1.4, heading: 1.2, paragraph: 0.9, item: 0.7 };
const NUMBERS = ['Um', 'Dois', 'Três', 'Quatro', 'Cinco', 'Seis', 'Sete', 'Oito', 'Nove', 'Dez'];

/** The events of a guided podcast. @throws on an unknown cue */
export function eventsOfScript(script) {
  const lines = script.split('\n').map((line) => line.trim());
  return lines.filter(Boolean).map((line) => {
    if (!line.startsWith('[')) return { say: line };
    const [, cue, number] = CUE.exec(line) ?? [];
    if (!cue) throw new Error(`no such cue: ${line}`);
    const seconds = Number(number.replace(',', '.'));
    return cue === 'pausa' ? { pause: seconds } : { breath: cue, seconds };
  });
}

/** The words in a part of a text. Links and emphasis are replaced by their text. */
const wordsOf = (node) =>
  node.children ? node.children.map(wordsOf).join('') : (node.value ?? (node.type === 'break' ? ' ' : ''));
const plain = (node) => wordsOf(node).replace(/\s+/g, ' ').trim();

function eventsOfList({ ordered, start, children }) {
  return children.map((item, at) => {
    const number = NUMBERS[(start ?? 1) - 1 + at];
    return { say: ordered && number ? `${number}. ${plain(item)}` : plain(item), ends: REST.item };
  });
}

function eventsOfBlock(block) {
  if (block.type === 'heading') return [{ pause: REST.beforeHeading }, { say: plain(block), ends: REST.heading }];
  if (block.type === 'list') return eventsOfList(block);
  if (block.type === 'blockquote') return block.children.flatMap(eventsOfBlock);
  if (block.type === 'paragraph') return [{ say: plain(block), ends: REST.paragraph }];
  throw new Error(`cannot read a ${block.type} aloud`);
}

/** The events of an article that is read aloud. */
export const eventsOfArticle = (title, markdown) => [
  { say: 'Narração automática.', ends: REST.opening },
  { say: title, ends: REST.heading },
  ...parseMarkdown(markdown).children.flatMap(eventsOfBlock),
];

/** Reads the podcasts of a content folder, with their events. @throws if an article is missing */
export function readPodcasts(content, wanted) {
  const file = (folder, name) => join(content, folder, name);
  const names = readdirSync(join(content, 'podcasts')).filter((name) => name.endsWith('.md'));
  const strange = wanted.filter((id) => !names.includes(`${id}.md`));
  if (strange.length > 0) throw new Error(`no such podcast: ${strange.join(', ')}`);
  return names
    .filter((name) => wanted.length === 0 || wanted.includes(name.slice(0, -'.md'.length)))
    .sort()
    .map((name) => {
      const path = file('podcasts', name);
      const { head, body } = readFrontMatter(path, readFileSync(path, 'utf8'), Podcast);
      if (head.kind === 'guided') return { ...head, events: eventsOfScript(body) };
      const source = file('articles', `${head.article}.md`);
      if (!existsSync(source)) throw new Error(`${name}: there is no article ${head.article}`);
      const article = readFrontMatter(source, readFileSync(source, 'utf8'), Article);
      return { ...head, events: eventsOfArticle(article.head.title, article.body) };
    });
}
