import { paths } from '@alento/domain/interface/paths';
import { Link } from 'react-router';
import { searchState } from '../search/search-state.ts';
import { articleCopy as copy } from './article.copy.ts';

/** The tags of a text. Each links to a search for it. */
export const TagLinks = ({ words }: { words: readonly string[] }) => (
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
