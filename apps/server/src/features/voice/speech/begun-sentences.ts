import { parseMarkdown, type Root } from '@alento/content/parse-markdown';
import { spokenSentences } from '@alento/content/spoken-text';

type Nodes = Root | Root['children'][number];

/** Characters that can begin or end a mark, or change the one before them. */
const OPEN_MARK = /[*_`[\]<~|]/;
const MARK_AT_END = /[*_`[\]<\\~|]+$/;
/** A last line that may become a list, a heading or a quotation. */
const BEGUN_LINE = /(?:^|\n)[\s\d>#=+.)-]*$/;

/** The last paragraph or heading that isn't empty. More text can only change the marks in this one. */
function lastLine(node: Nodes): Nodes | null {
  if (!('children' in node) || node.children.length === 0) return null;
  if (node.type === 'paragraph' || node.type === 'heading') return node;
  return node.children.reduce<Nodes | null>((last, child) => lastLine(child) ?? last, null);
}

/** Where the first mark begins that isn't closed yet; null if all are closed. */
function openMarkIn(node: Nodes, markdown: string): number | null {
  if (node.type === 'text') {
    const from = node.position?.start.offset ?? 0;
    const at = markdown.slice(from, node.position?.end.offset).search(OPEN_MARK);
    return at === -1 ? null : from + at;
  }
  if (!('children' in node)) return null;
  for (const child of node.children) {
    const at = openMarkIn(child, markdown);
    if (at !== null) return at;
  }
  return null;
}

/** The beginning of an unfinished reply up to the first mark that isn't closed, because its end changes the words. */
function upToOpenMark(markdown: string): Root {
  let beginning = markdown;
  for (;;) {
    const cut = beginning.replace(MARK_AT_END, '').replace(BEGUN_LINE, '');
    const root = parseMarkdown(cut);
    const line = lastLine(root);
    const at = line && openMarkIn(line, cut);
    // Without that mark, one before it can be open.
    if (at === null) return root;
    beginning = cut.slice(0, at);
  }
}

/**
 * The sentences of the beginning of a reply. The last one may still grow, and nothing is said from a mark on that isn't
 * closed.
 */
export const begunSentences = (markdown: string): string[] => spokenSentences(upToOpenMark(markdown), false);
