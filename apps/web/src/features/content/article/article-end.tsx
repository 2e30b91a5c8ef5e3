import type { Article, ContentCard as Content } from '@alento/contract/content';
import { paths } from '@alento/domain/interface/paths';
import { Link } from 'react-router';
import { searchState } from '../search/search-state.ts';
import { ContentCard, ContentGrid } from '../shelf/content-card.tsx';
import { articleCopy as copy } from './article.copy.ts';
import { ReferencesList } from './references-list.tsx';

/** The tags of a text. Each links to a search for it. */
const TagLinks = ({ words }: { words: readonly string[] }) => (
  <nav aria-label={copy.tags}>
    <ul className="flex flex-wrap gap-2">
      {words.map((word) => (
        <li key={word}>
          <Link
            to={paths.articles}
            state={searchState(word)}
            aria-label={copy.searchTag(word)}
            className="inline-flex min-h-11 items-center rounded-pill bg-surface-sunken px-4 text-ink text-sm hover:bg-brand-soft hover:text-on-brand-soft"
          >
            {word}
          </Link>
        </li>
      ))}
    </ul>
  </nav>
);

/** The library's disclaimer, with a link to help. */
export const ContentNote = ({ className = '' }: { className?: string }) => (
  <p className={`rounded-control border-brand border-l-4 bg-surface p-4 text-sm ${className}`}>
    {copy.note} {copy.noteLead}{' '}
    <Link to={paths.help} className="font-semibold text-brand underline underline-offset-4">
      {copy.noteHelp}
    </Link>
    .
  </p>
);

/** The part below an article's text: disclaimer, sources and tags. */
export const ArticleEnd = ({ article }: { article: Article }) => (
  <div className="mt-10 flex max-w-[47ch] flex-col gap-8">
    <ContentNote />
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
