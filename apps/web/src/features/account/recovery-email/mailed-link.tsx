import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { isOffline, isRefusal, messageOf } from '../../../lib/api/api-error.ts';
import { focusAtOnce } from '../../../lib/page/take-focus.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { linkCopy, type MailedLinkCopy } from './mailed-link.copy.ts';

type Props = {
  copy: MailedLinkCopy;
  /** The token in the URL. Undefined until the URL was read; null if the URL has none. */
  token: string | null | undefined;
  perform: (token: string) => Promise<void>;
  /** Links shown after success. */
  after: ReactNode;
  /** A link shown if the token is invalid. */
  otherwise: ReactNode;
};

const Done = ({ text, after }: { text: string; after: ReactNode }) => (
  <Card>
    <div ref={focusAtOnce} tabIndex={-1} role="status" className="flex flex-col items-start gap-4 outline-none">
      <MailCheck aria-hidden size={36} className="text-brand" />
      <p>{text}</p>
      {after}
    </div>
  </Card>
);

const textOf = (error: Error): string => (isOffline(error) ? linkCopy.unsure : messageOf(error));

/**
 * The page of a mailed link. Opening it changes nothing: only its button uses the link. The button is the same
 * element as in the prerendered page, so that a click before hydration is replayed.
 */
export function MailedLink({ copy, token, perform, after, otherwise }: Props) {
  const mutation = useMutation({ mutationFn: perform });
  const { mutate, isPending, variables } = mutation;
  // If another link is opened on the same page, its button is shown again.
  const isSuccess = mutation.isSuccess && variables === token;
  const error = variables === token ? mutation.error : null;
  const isOver = isRefusal(error, 'RECOVERY_LINK_INVALID');
  const problem = token === null ? linkCopy.incomplete : error && textOf(error);
  return (
    <div className="mx-auto max-w-md">
      <PageTitle lead={isSuccess ? undefined : copy.lead}>{isSuccess ? copy.doneTitle : copy.title}</PageTitle>
      {isSuccess ? (
        <Done text={copy.done} after={after} />
      ) : (
        <Card className="flex flex-col gap-5">
          <ul className="flex list-disc flex-col gap-2 pl-5">
            {copy.points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          <noscript>
            <p>{linkCopy.noScript}</p>
          </noscript>
          <Alert>{problem}</Alert>
          {token === null || isOver ? (
            otherwise
          ) : (
            <Button size="lg" busy={isPending} onClick={() => token && mutate(token)} className="noscript:hidden">
              {isPending ? copy.acting : copy.act}
            </Button>
          )}
        </Card>
      )}
    </div>
  );
}
