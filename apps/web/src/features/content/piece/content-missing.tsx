import { paths } from '@alento/domain/interface/paths';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { missingCopy as copy } from '../article/article.copy.ts';
import { LibraryOpening } from '../shelf/library-opening.tsx';

const WAYS = [
  { ...copy.articles, path: paths.articles },
  { ...copy.podcasts, path: paths.podcasts },
  { ...copy.help, path: paths.help },
];

type Props = {
  title: string;
  text: string;
};

/** Shown for a piece of content that doesn't exist or was withdrawn, with three links. */
export function ContentMissing({ title, text }: Props) {
  usePageTitle(title);
  return (
    <>
      <LibraryOpening title={title} lead={text} />
      <nav aria-label={copy.ways} className="max-w-2xl">
        <ul className="divide-y divide-border border-border border-y">
          {WAYS.map((way) => (
            <li key={way.path}>
              <Link to={way.path} className="flex min-h-16 items-center gap-4 py-3 hover:text-brand">
                <span className="min-w-0 flex-1">
                  <span className="block font-bold">{way.title}</span>
                  <span className="block text-ink-muted text-sm">{way.text}</span>
                </span>
                <ArrowRight aria-hidden size={20} className="shrink-0 text-brand" />
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
