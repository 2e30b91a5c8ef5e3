import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { currentPlanQuery } from '../../../state/account/current-plan.ts';
import { checkText } from '../../../state/crisis/check-text.ts';
import { crisis } from '../../../state/crisis/crisis.ts';
import { moodKeys } from '../../../state/mood/mood-entry.keys.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { entryRowCopy as copy } from './entry-row.copy.ts';
import type { NoteComment } from './read-comment.ts';

/** Checks the note on this device, like every text before it is sent, and has the assistant read it. */
async function ask(note: string): Promise<NoteComment> {
  const seen = checkText(note);
  const code = await import('./read-comment.ts').catch(() => null);
  if (!code) throw new Error(copy.commentMissing);
  const comment = await code.readComment(note);
  if (comment.crisis && (await seen) !== 'crisis') crisis.raise({ source: 'note', kind: null, about: 'self' });
  return comment;
}

/** Bold words, and links to pages of the app. */
const MARKED = /\*\*(.+?)\*\*|\[([^\]]+)\]\((\/[^)\s]*)\)/g;

function marked(text: string): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const { 0: mark, 1: bold, 2: label, 3: path = '', index } of text.matchAll(MARKED)) {
    parts.push(text.slice(end, index));
    parts.push(
      bold === undefined ? (
        <Link key={index} to={path} className="font-semibold text-brand underline underline-offset-4">
          {label}
        </Link>
      ) : (
        <strong key={index}>{bold}</strong>
      ),
    );
    end = index + mark.length;
  }
  return [...parts, text.slice(end)];
}

/** A comment with its author, beside the person's own note. Of Markdown it has only bold words and links. */
export const Comment = ({ author, text }: { author: string; text: string }) => (
  <div className="mt-2 max-w-prose border-brand border-l-2 pl-3">
    <p className="text-ink-muted text-xs">{author}</p>
    <p className="whitespace-pre-line break-words text-ink text-sm">{marked(text)}</p>
  </div>
);

/**
 * "Comentar": the assistant reads a note when the person asks for it. The comment is kept while the page is open and the
 * note is the same, also when its row leaves the list; the server stores nothing of it.
 */
export function CommentOnNote({ id, note, when }: { id: string; note: string; when: string }) {
  const client = useQueryClient();
  const place = useRef<HTMLDivElement>(null);
  const isNew = useRef(false);
  const queryKey = [...moodKeys.all(), 'comment', id, note];
  const { data } = useQuery<NoteComment>({ queryKey, queryFn: skipToken, gcTime: Number.POSITIVE_INFINITY });
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => ask(note),
    onSuccess(comment) {
      isNew.current = true;
      client.setQueryData(queryKey, comment);
    },
  });
  // The layout reads the plan.
  const hasUnlimited = useQuery({ ...currentPlanQuery(), enabled: false }).data?.planId === 'premium';
  // The pressed button is gone now. The focus stays where it is if the person has moved it meanwhile.
  useLayoutEffect(() => {
    if (!data || !isNew.current) return;
    isNew.current = false;
    if (document.activeElement === document.body) place.current?.focus();
  }, [data]);
  return (
    <>
      {/* Announces the comment, and takes the focus of the button that it replaces. */}
      <div ref={place} role="status" tabIndex={-1} className="empty:hidden">
        {data && <Comment author={copy.authors[data.writtenBy]} text={data.answer} />}
      </div>
      {!data && (
        <Button
          variant="quiet"
          className="-ml-4"
          aria-label={copy.commentOn(when)}
          busy={isPending}
          onClick={() => mutate()}
        >
          {copy.comment}
          {!hasUnlimited && <span className="font-normal text-ink-muted text-xs">{copy.commentCost}</span>}
        </Button>
      )}
      <Alert className="max-w-prose text-sm">{error?.message}</Alert>
    </>
  );
}
