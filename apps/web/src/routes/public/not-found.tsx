import { paths } from '@alento/domain/interface/paths';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { PublicPage } from '../../features/public-page/public-page.tsx';
import { useAccount } from '../../lib/session/use-account.ts';
import { MoodFace } from '../../ui/mood/mood-face.tsx';
import { notFoundCopy } from './not-found.copy.ts';

const forVisitors = [
  { ...notFoundCopy.landing, path: paths.landing },
  { ...notFoundCopy.plans, path: paths.plans },
  { ...notFoundCopy.help, path: paths.help },
];

const forPeople = [
  { ...notFoundCopy.home, path: paths.home },
  { ...notFoundCopy.record, path: paths.record },
  { ...notFoundCopy.help, path: paths.help },
];

/** Explains that the page doesn't exist and nothing was lost, and offers three links. */
export function Component() {
  const isMember = useAccount() !== null;
  const ways = isMember ? forPeople : forVisitors;
  return (
    <PublicPage>
      <div className="mx-auto grid max-w-4xl items-center gap-x-16 gap-y-8 pt-4 sm:pt-12 md:grid-cols-[auto_1fr]">
        <MoodFace from="rostos" score={2} size={160} className="h-auto w-24 md:w-36 md:self-start" />
        <div>
          <h1 tabIndex={-1} className="font-bold text-3xl tracking-tight">
            {notFoundCopy.title}
          </h1>
          <p className="mt-3 max-w-[56ch] text-ink-muted">
            {notFoundCopy.text}
            {isMember && ` ${notFoundCopy.recordsUnchanged}`}
          </p>
          <nav aria-label={notFoundCopy.ways} className="mt-6">
            <ul className="divide-y divide-border border-border border-y">
              {ways.map(({ title, text, path }) => (
                <li key={path}>
                  <Link to={path} className="flex min-h-16 items-center gap-4 py-3 hover:text-brand">
                    <span className="min-w-0 flex-1">
                      <span className="block font-bold">{title}</span>
                      <span className="block text-ink-muted text-sm">{text}</span>
                    </span>
                    <ArrowRight aria-hidden size={20} className="shrink-0 text-brand" />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </PublicPage>
  );
}
