import { createAccountPath, paths } from '@alento/domain/interface/paths';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { Link } from 'react-router';
import { useAccount } from '../../../lib/session/use-account.ts';
import { Button } from '../../../ui/button.tsx';
import { saveCopy } from '../content.copy.ts';
import { useSaved } from './use-saved.ts';

type Props = { content: { id: string; title: string } };

function MemberSave({ content: { id, title }, userId }: Props & { userId: string }) {
  const { isSaved, toggle } = useSaved(userId, id);
  const label = isSaved ? saveCopy.saved : saveCopy.save;
  return (
    <Button variant="secondary" aria-pressed={isSaved} aria-label={`${label}: ${title}`} onClick={toggle}>
      {isSaved ? <BookmarkCheck aria-hidden size={18} /> : <Bookmark aria-hidden size={18} />}
      {label}
    </Button>
  );
}

/** Explains to visitors that saving needs an account. It works without JavaScript. */
const VisitorSave = () => (
  <details className="open:w-full">
    <summary className="inline-flex min-h-11 list-none items-center justify-center gap-2 rounded-control border border-border-strong bg-surface px-4 py-2 font-semibold text-ink text-sm transition-colors hover:bg-surface-sunken [&::-webkit-details-marker]:hidden">
      <Bookmark aria-hidden size={18} />
      {saveCopy.save}
    </summary>
    <div className="mt-2 max-w-md rounded-card border border-border bg-surface p-4">
      <p className="font-bold">{saveCopy.promptTitle}</p>
      <p className="mt-1 text-ink-muted text-sm">{saveCopy.promptText}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button asChild>
          <Link to={createAccountPath}>{saveCopy.create}</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to={paths.login}>{saveCopy.enter}</Link>
        </Button>
      </div>
    </div>
  </details>
);

/** A button that saves a piece for later. Visitors see why they need an account. */
export function SaveButton({ content }: Props) {
  const account = useAccount();
  return account ? <MemberSave content={content} userId={account.userId} /> : <VisitorSave />;
}
