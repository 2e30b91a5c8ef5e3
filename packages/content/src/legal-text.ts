import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { LEGAL_DOCUMENT_TYPES, type LegalDocumentType } from '@alento/domain/legal/documents';
import { isLocalDate } from '@alento/domain/time/local-date';
import rehypeSanitize from 'rehype-sanitize';
import rehypeStringify from 'rehype-stringify';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { parse } from 'yaml';
import { z } from 'zod';

const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/;
const FrontMatter = z.object({
  document_type: z.enum(LEGAL_DOCUMENT_TYPES),
  title: z.string().min(1),
  version_date: z.string().refine(isLocalDate, 'must be a date such as 2026-11-21'),
});

export type LegalText = { id: string; documentType: LegalDocumentType; content: string; createdAt: Date };

const toHtml = unified().use(remarkParse).use(remarkGfm).use(remarkRehype).use(rehypeSanitize).use(rehypeStringify);

/** Reads one version of a legal text. Its id is made from type, date and a hash of the content. */
export async function parseLegalText(markdown: string): Promise<LegalText> {
  const match = FRONT_MATTER.exec(markdown);
  if (!match) throw new Error('front matter between two --- lines is missing');
  const [, head = '', body = ''] = match;
  const frontMatter = FrontMatter.parse(parse(head));
  const content = String(await toHtml.process(body));
  const digest = createHash('sha256').update(content).digest('hex').slice(0, 12);
  const name = frontMatter.document_type.toLowerCase().replaceAll('_', '-');
  return {
    id: `${name}-${frontMatter.version_date}-${digest}`,
    documentType: frontMatter.document_type,
    content,
    createdAt: new Date(`${frontMatter.version_date}T00:00:00Z`),
  };
}

/** Reads every legal text of a folder. An error names the file. */
export async function readLegalTexts(folder: string): Promise<LegalText[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md'));
  return Promise.all(
    names.map(async (name) => {
      try {
        return await parseLegalText(await readFile(join(folder, name), 'utf8'));
      } catch (error) {
        throw new Error(`${join(folder, name)}: ${error instanceof Error ? error.message : String(error)}`);
      }
    }),
  );
}
