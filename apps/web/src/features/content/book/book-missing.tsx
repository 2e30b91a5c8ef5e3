import { paths } from '@alento/domain/interface/paths';
import { BookX } from 'lucide-react';
import { usePageTitle } from '../../../lib/page/page-title.ts';
import { takeFocus } from '../../../lib/page/take-focus.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { missingBookCopy as copy } from './book.copy.ts';

/** Shown if the URL's book was withdrawn (`isGone`) or never existed, with two links. */
export function BookMissing({ isGone }: { isGone: boolean }) {
  const isMember = useAccount() !== null;
  const { title, text, reassurance } = isGone ? copy.gone : copy.unknown;
  usePageTitle(title);
  return (
    <div className="mx-auto flex max-w-2xl flex-col items-start gap-4 py-8 sm:py-14">
      <BookX aria-hidden size={40} strokeWidth={1.5} className="text-brand" />
      <h1 ref={takeFocus} tabIndex={-1} className="font-bold text-3xl tracking-tight">
        {title}
      </h1>
      <p className="max-w-[56ch] text-ink-muted">{isMember ? `${text} ${reassurance}` : text}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <LinkButton to={paths.books}>{copy.books}</LinkButton>
        <LinkButton to={paths.articles} variant="secondary">
          {copy.articles}
        </LinkButton>
      </div>
    </div>
  );
}
