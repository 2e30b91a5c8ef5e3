import { useMutation } from '@tanstack/react-query';
import { MailCheck } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { isOffline, isRefusal, messageOf } from '../../../lib/api/api-error.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { FormAlert } from '../form-alert.tsx';
import { linkCopy, type MailedLinkCopy } from './mailed-link.copy.ts';

type Props = {
  copy: MailedLinkCopy;
  /** Undefined until it was looked for in the address; null where there is none. */
  token: string | null | undefined;
  perform: (token: string) => Promise<void>;
  /** Ways on once it is done. */
  after: ReactNode;
  /** A way on where the link is of no use. */
  otherwise: ReactNode;
};

function Done({ text, after }: { text: string; after: ReactNode }) {
  const block = useRef<HTMLDivElement>(null);
  // The button that was pressed is gone.
  useEffect(() => block.current?.focus(), []);
  return (
    <Card>
      <div ref={block} tabIndex={-1} role="status" className="flex flex-col items-start gap-4 outline-none">
        <MailCheck aria-hidden size={36} className="text-brand" />
        <p>{text}</p>
        {after}
      </div>
    </Card>
  );
}

const textOf = (error: Error): string => (isOffline(error) ? linkCopy.unsure : messageOf(error));

/**
 * What a mailed link is for, and the one button that does it: opening a mail's link does nothing by itself.
 * The button is the same from the page as it was built on: one that is pressed early is pressed again.
 */
export function MailedLink({ copy, token, perform, after, otherwise }: Props) {
  const mutation = useMutation({ mutationFn: perform });
  const { mutate, isPending, variables } = mutation;
  // Another link opened on the same page begins anew.
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
          <FormAlert>{problem}</FormAlert>
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
