import { createAccountPath, paths } from '@alento/domain/interface/paths';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { hasErased } from '../../../lib/session/erased.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { HelpContacts } from '../../../ui/help-contacts.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { deletedCopy as copy } from './delete-account.copy.ts';
import { type DeletionResult, forgetDeletionResult, readDeletionResult } from './deletion-result.ts';
import { KindCounts } from './kind-counts.tsx';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="border-border border-t py-6">
    <h2 className="mb-2 font-bold text-lg">{title}</h2>
    {children}
  </section>
);

function Went({ answer }: DeletionResult) {
  if (answer === null) return null;
  return (
    <Part title={copy.wentTitle}>
      <KindCounts label={copy.went} counts={answer.deletedData} />
      <p className="mt-3 text-ink-muted text-sm">{copy.device}</p>
    </Part>
  );
}

function opening(result: DeletionResult | null): { title: string; lead: string } {
  if (result === null) return { title: copy.title, lead: hasErased() ? copy.elsewhereLead : copy.unknownLead };
  if (result.answer === null) return { title: copy.lostTitle, lead: copy.lostLead };
  return { title: copy.title, lead: copy.lead };
}

const StillOpen = () => (
  <>
    <PageTitle lead={copy.openLead}>{copy.openTitle}</PageTitle>
    <LinkButton to={paths.home}>{copy.openLink}</LinkButton>
  </>
);

function Deleted() {
  const [result] = useState(readDeletionResult);
  const account = useAccount();
  // When the page is left: the counts are not shown again when the person returns. If the page is opened once more
  // while it is open, the new one has read them before this one is removed.
  useEffect(() => forgetDeletionResult, []);
  // The session ends a moment after the page opens.
  if (account !== null && result === null && !hasErased()) return <StillOpen />;
  const { title, lead } = opening(result);
  return (
    <>
      <PageTitle lead={lead}>{title}</PageTitle>
      {result && <Went {...result} />}
      <Part title={copy.helpTitle}>
        <p className="mb-4 max-w-prose">{copy.helpText}</p>
        <HelpContacts />
      </Part>
      <Part title={copy.returnTitle}>
        <p className="mb-4 max-w-prose">{copy.returnText}</p>
        <LinkButton to={createAccountPath} variant="secondary">
          {copy.returnLink}
        </LinkButton>
      </Part>
    </>
  );
}

/**
 * The page after a deletion: what went, whom to talk to, and how to return. After a reload it has no counts, because
 * nothing about the deletion is stored.
 *
 * Another request may be refused before the deletion is answered and open this page. The answer opens it once more,
 * and then it is drawn anew.
 */
export function DeletedScreen() {
  const { key } = useLocation();
  return <Deleted key={key} />;
}
