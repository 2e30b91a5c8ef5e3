import type { Confirmation } from '@alento/contract/second-factor';
import { errorText } from '@alento/domain/errors/catalogue';
import { paths } from '@alento/domain/interface/paths';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, explanationOf, isOffline, isRefusal, messageOf, wasRefused } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { hasEndedFor } from '../../../lib/session/ended/ended-session.ts';
import { eraseFromDevice } from '../../../lib/session/erase.ts';
import { hasErased } from '../../../lib/session/erased.ts';
import { session } from '../../../lib/session/session.ts';
import type { ConfirmedCall, IdentityQuestion } from '../../../state/account/identity-question.ts';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field/text-field.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { Skeletons } from '../../../ui/state/part-states.tsx';
import { ExportPanel } from '../export/export-panel.tsx';
import { overviewQuery } from '../my-data.queries.ts';
import { deleteAccountCopy as copy, DELETE_WORD } from './delete-account.copy.ts';
import { type DeletionResult, storeDeletionResult } from './deletion-result.ts';
import { HoldButton } from './hold-button.tsx';
import { KindCounts } from './kind-counts.tsx';

/** The text of an error: the server's message if it refused the deletion, with what failed. */
function deletionFailureText(error: Error): string {
  if (isOffline(error)) return errorText('SUBSCRIPTION_CONNECTION');
  if (error instanceof ApiError && isRefusal(error, 'ACCOUNT_DELETE_FAILED')) return explanationOf(error);
  return wasRefused(error) ? messageOf(error) : errorText('ACCOUNT_DELETE_FAILED');
}

/**
 * Returns the call that deletes the account. Afterwards everything about the person is deleted from the device, which
 * signs out the other tabs, and the last page opens. Calls at the same time share one request.
 *
 * If the answer is lost, the account may be gone: then the next call that the server refuses for its token, whichever
 * it is, shows that.
 */
function useDeleteAccount(): ConfirmedCall {
  const navigate = useNavigate();
  const running = useRef<Promise<void> | null>(null);
  const unanswered = useRef<string | null>(null);

  async function signOutWith(result: DeletionResult): Promise<void> {
    unanswered.current = null;
    storeDeletionResult(result);
    await eraseFromDevice();
    navigate(paths.accountDeleted, { replace: true });
  }
  const ended = useEffectEvent((): void => {
    const userId = unanswered.current;
    // A sign-out by the person keeps nothing of the session, and says nothing about the account.
    if (userId !== null && (hasErased() || hasEndedFor(userId))) void signOutWith({ answer: null });
  });
  useEffect(
    () =>
      session.subscribe((event) => {
        if (event === 'signed-out') ended();
      }),
    [],
  );

  async function request(confirmation: Confirmation): Promise<void> {
    const userId = session.userId();
    try {
      // Never repeated by itself: each press of the button is one request.
      const { data } = await call('DELETE /account/delete', { body: confirmation }, { repeatable: false });
      await signOutWith({ answer: data });
    } catch (error) {
      if (!wasRefused(error)) unanswered.current = userId;
      throw error;
    }
  }
  return (confirmation) => {
    running.current ??= request(confirmation).finally(() => {
      running.current = null;
    });
    return running.current;
  };
}

/** The word typed or the button held, then the identity check, then the deletion. */
function ConfirmDeletion({ Identity }: { Identity: IdentityQuestion }) {
  const [word, setWord] = useState('');
  const [isSure, setSure] = useState(false);
  const deleteAccount = useDeleteAccount();
  const typed = word.trim().toLocaleUpperCase('pt-BR');
  const isTyped = typed === DELETE_WORD;
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (isTyped) setSure(true);
  };
  return (
    <>
      <form onSubmit={submit} className="flex flex-col items-start gap-3 sm:flex-row sm:items-start">
        <div className="w-full sm:w-72">
          <TextField
            label={copy.word}
            name="delete-word"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={word}
            error={DELETE_WORD.startsWith(typed) ? undefined : copy.wordWrong}
            onChange={(event) => setWord(event.target.value)}
          />
        </div>
        <Button type="submit" variant="danger" size="lg" disabled={!isTyped} className="w-full sm:mt-6 sm:w-auto">
          {copy.next}
        </Button>
      </form>
      <p className="my-4 text-ink-muted text-sm">{copy.or}</p>
      <HoldButton onComplete={() => setSure(true)} />
      {isSure && (
        <Identity
          text={copy.identityText}
          confirmLabel={copy.identityConfirm}
          danger
          perform={deleteAccount}
          failureText={deletionFailureText}
          offlineText={errorText('SUBSCRIPTION_CONNECTION')}
          onConfirmed={() => setSure(false)}
          onClose={() => setSure(false)}
        />
      )}
    </>
  );
}

const Part = (props: { title: string; children: ReactNode }) => <Card {...props} look="mb-3 font-bold text-lg" />;

function Goes() {
  const { data, isPending } = useQuery(overviewQuery());
  if (isPending) return <Skeletons label={copy.loading} shapes={['h-24 w-full']} />;
  // Reading the counts may fail; that must not prevent the deletion.
  if (!data) return <p className="max-w-prose">{copy.deletedUnknown}</p>;
  return (
    <>
      <p className="mb-3 max-w-prose">{copy.deletedText}</p>
      <KindCounts counts={Object.fromEntries(data.kinds.map(({ kind, count }) => [kind, count]))} />
    </>
  );
}

type Props = {
  Identity: IdentityQuestion;
  /** What happens to the plan: it gets the frame in which it shows that, and shows nothing without a plan. */
  plan: (frame: (text: ReactNode) => ReactNode) => ReactNode;
};

/** What a deletion deletes and what is retained, an export before it, and the deletion itself. */
export const DeleteAccountScreen = ({ Identity, plan }: Props) => (
  <div className="mx-auto max-w-3xl">
    <BackLink to={paths.myData} label={copy.back} />
    <PageTitle lead={copy.lead}>{copy.title}</PageTitle>
    <div className="flex flex-col gap-5">
      <Part title={copy.deletedTitle}>
        <Goes />
        <p className="mt-3 max-w-prose text-ink-muted text-sm">{copy.deletedOnDevice}</p>
      </Part>
      {plan((text) => (
        <Part title={copy.planTitle}>{text}</Part>
      ))}
      <Part title={copy.retainedTitle}>
        <ul className="flex list-disc flex-col gap-2 pl-5 marker:text-ink-muted">
          {copy.retained.map((line) => (
            <li key={line} className="max-w-prose">
              {line}
            </li>
          ))}
        </ul>
      </Part>
      <Part title={copy.exportTitle}>
        <p className="mb-2 font-semibold">{copy.exportText}</p>
        <ExportPanel Identity={Identity} />
      </Part>
      <Part title={copy.confirmTitle}>
        <p className="mb-5 max-w-prose text-ink-muted">{copy.confirmLead}</p>
        <ConfirmDeletion Identity={Identity} />
      </Part>
    </div>
  </div>
);
