import { withoutDeepNesting } from '@alento/domain/text/markdown-nesting';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).use(remarkGfm);

export type Root = ReturnType<typeof parser.parse>;

/** Reads Markdown with tables, tasks, struck text and footnotes. Offsets count in the text as it is passed. */
export const parseMarkdown = (markdown: string): Root => parser.parse(withoutDeepNesting(markdown));
