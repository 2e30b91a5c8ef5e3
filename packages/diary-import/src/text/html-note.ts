import { Tokenizer } from 'htmlparser2';
import { cleanText } from './clean-text.ts';

/** Tags that a line break precedes and follows. */
const BLOCKS = new Set(['div', 'p', 'ul', 'ol', 'li', 'blockquote', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'tr', 'table']);
/** Tags that only format. Every other tag stays as it is written: `<3` and `a<b` are no tags to the writer. */
const FORMATS = new Set(
  'a b big cite code del dfn em font i img ins mark s small span strike strong sub sup tbody td th tt u'.split(' '),
);

const isKnown = (tag: string): boolean => tag === 'br' || BLOCKS.has(tag) || FORMATS.has(tag);

/** Collects the lines of a note. */
function noteLines() {
  const lines: string[] = [];
  let line = '';
  /** Whether a tag ended the last line: a line break that is written after the tag then belongs to it. */
  let isAfterTag = false;
  const end = (): void => {
    lines.push(line);
    line = '';
  };
  return {
    text(text: string): void {
      for (const [place, part] of text.split('\n').entries()) {
        if (place > 0 && !(isAfterTag && line === '')) end();
        if (place > 0 || part !== '') isAfterTag = false;
        line += part;
      }
    },
    break(): void {
      end();
      isAfterTag = true;
    },
    block(): void {
      if (line !== '') end();
      isAfterTag = lines.length > 0;
    },
    whole(): string {
      return [...lines, line].map((one) => one.trimEnd()).join('\n');
    },
  };
}

/** Returns the mark of an item of a list: a number in an ordered list. */
function listMarks() {
  const open: { next: number | null }[] = [];
  return {
    open: (name: string): void => void open.push({ next: name === 'ol' ? 1 : null }),
    close: (): void => void open.pop(),
    item(): string {
      const list = open.at(-1);
      if (!list || list.next === null) return '- ';
      list.next += 1;
      return `${list.next - 1}. `;
    },
  };
}

/** The number of images in a note, which its plain text doesn't have. */
export const imageCount = (note: string): number => note.match(/<img\s/gi)?.length ?? 0;

/**
 * The plain text of a note that may contain HTML, as Daylio writes it: `<br>`, `<div>`, lists, bold text and entities.
 * Tags that Daylio doesn't write stay as text, so that no word of a person is lost.
 */
export function plainNote(note: string): string {
  const source = cleanText(note);
  if (!/[<&]/.test(source)) return source.trim();
  const lines = noteLines();
  const marks = listMarks();
  /** End of the part of the source that is already read. */
  let done = 0;
  let tag = '';
  const keep = (end: number): void => {
    lines.text(source.slice(done, end));
    done = end;
  };
  const opened = (endIndex: number): void => {
    // In `a<b e c>d` nothing is a tag: what Daylio writes behind a name has the form of an attribute.
    const inside = source.slice(done + 1 + tag.length, endIndex).trim();
    const isTag = isKnown(tag) && (inside === '' || inside === '/' || inside.includes('='));
    if (!isTag) {
      keep(endIndex + 1);
      return;
    }
    if (tag === 'br') lines.break();
    if (BLOCKS.has(tag)) lines.block();
    if (tag === 'ul' || tag === 'ol') marks.open(tag);
    if (tag === 'li') lines.text(marks.item());
    done = endIndex + 1;
  };
  const keepDeclaration = (_start: number, end: number): void => keep(Math.min(source.length, end + 1));
  const ignored = (): void => undefined;
  const tokenizer = new Tokenizer(
    {},
    {
      ontext: (_start, end) => keep(end),
      ontextentity(codepoint, endIndex) {
        lines.text(codepoint === 0xa0 ? ' ' : cleanText(String.fromCodePoint(codepoint)));
        done = endIndex;
      },
      onopentagname(start, end) {
        keep(start - 1);
        tag = source.slice(start, end).toLowerCase();
      },
      onopentagend: opened,
      onselfclosingtag: opened,
      onclosetag(start, end) {
        keep(start - 2);
        const name = source.slice(start, end).toLowerCase();
        const bracket = source.indexOf('>', end);
        const after = bracket < 0 ? source.length : bracket + 1;
        if (!isKnown(name)) return keep(after);
        if (BLOCKS.has(name)) lines.block();
        if (name === 'ul' || name === 'ol') marks.close();
        done = after;
      },
      oncomment(_start, end) {
        const isComment = source.startsWith('<!--', done) && source.endsWith('-->', end + 1);
        if (isComment) done = end + 1;
        else keep(Math.min(source.length, end + 1));
      },
      oncdata: keepDeclaration,
      ondeclaration: keepDeclaration,
      onprocessinginstruction: keepDeclaration,
      onattribdata: ignored,
      onattribentity: ignored,
      onattribend: ignored,
      onattribname: ignored,
      // What remains is a tag that the note doesn't finish.
      onend: () => keep(source.length),
    },
  );
  tokenizer.write(source);
  tokenizer.end();
  return lines.whole().trim();
}
