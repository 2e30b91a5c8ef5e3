import type { Article, ContentCard as Content } from '@alento/contract/content';
import { paths } from '@alento/domain/interface/paths';
import { Link } from 'react-router';
import { ContentCard, ContentGrid } from '../shelf/content-card.tsx';
import { articleCopy as copy } from './article.copy.ts';
import { ReferencesList } from './references-list.tsx';
import { TagLinks } from './tag-links.tsx';

/** The part below an article's text: disclaimer, sources and tags. */
export const ArticleEnd = ({ article }: { article: Article }) => (
  <div className="mt-10 flex max-w-[47ch] flex-col gap-8">
    <p className="rounded-control border-brand border-l-4 bg-surface p-4 text-sm">
      {copy.note} {copy.noteLead}{' '}
      <Link to={paths.help} className="font-semibold text-brand underline underline-offset-4">
        {copy.noteHelp}
      </Link>
      .
    </p>
    <TagLinks words={article.tagTitles} />
    <ReferencesList references={article.references} />
  </div>
);

/** A list of related articles. */
export const RelatedContent = ({ related }: { related: readonly Content[] }) =>
  related.length > 0 && (
    <section aria-labelledby="related" className="mt-12 border-border border-t pt-8">
      <h2 id="related" className="mb-5 font-bold text-xl tracking-tight">
        {copy.related}
      </h2>
      <ContentGrid>
        {related.map((content) => (
          <li key={content.id}>
            <ContentCard content={content} withKind />
          </li>
        ))}
      </ContentGrid>
    </section>
  );
