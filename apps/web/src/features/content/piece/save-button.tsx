import type { Reading } from '@alento/contract/content';
import { createAccountPath, paths } from '@alento/domain/interface/paths';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Bookmark, BookmarkCheck } from 'lucide-react';
import { useAccount } from '../../../lib/session/use-account.ts';
import { changeReading, readingQuery } from '../../../state/content/content.queries.ts';
import { contentKeys } from '../../../state/content/content-keys.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { toast } from '../../../ui/overlay/toast.tsx';
import { saveCopy } from './piece.copy.ts';

type Saved = { isSaved: boolean; toggle: () => void };

const withSaved = (reading: Reading, id: string, saved: boolean): Reading => {
  const others = reading.saved.filter((one) => one !== id);
  return { ...reading, saved: saved ? [id, ...others] : others };
};

/** Whether a member saved a piece. The value changes before the response, and is reverted if the server refuses. */
function useSaved(userId: string, id: string): Saved {
  const client = useQueryClient();
  const key = contentKeys.reading(userId);
  const { data } = useQuery(readingQuery(userId));
  const { mutate, isPending, variables } = useMutation({
    // Requests are sent one after the other, so that the last tap is applied last.
    scope: { id: `saved ${id}` },
    mutationFn: (saved: boolean) => changeReading(client, userId, id, { saved }),
    onMutate: async (saved) => {
      await client.cancelQueries({ queryKey: key });
      client.setQueryData<Reading>(key, (reading) => reading && withSaved(reading, id, saved));
    },
    onError: async (_, saved) => {
      client.setQueryData<Reading>(key, (reading) => reading && withSaved(reading, id, !saved));
      toast.failed(saveCopy.failed);
      await client.invalidateQueries({ queryKey: key });
    },
  });
  // The value of the latest request takes precedence over responses to earlier ones.
  const isSaved = isPending ? variables : (data?.saved.includes(id) ?? false);
  return { isSaved, toggle: () => mutate(!isSaved) };
}

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
        <LinkButton to={createAccountPath}>{saveCopy.create}</LinkButton>
        <LinkButton to={paths.login} variant="secondary">
          {saveCopy.enter}
        </LinkButton>
      </div>
    </div>
  </details>
);

/** A button that saves a piece for later. Visitors see why they need an account. */
export function SaveButton({ content }: Props) {
  const account = useAccount();
  return account ? <MemberSave content={content} userId={account.userId} /> : <VisitorSave />;
}
