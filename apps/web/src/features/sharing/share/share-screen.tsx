import type { Share } from '@alento/contract/sharing/shares';
import type { DayRange } from '@alento/domain/analytics/period';
import { UserRoundPlus } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { serverNow } from '../../../lib/time/clock-skew.ts';
import { today } from '../../../lib/time/use-today.ts';
import { ToProfile } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { AccessList } from './accesses/access-list.tsx';
import { InvitationLinkPanel } from './form/invitation-link-panel.tsx';
import { draftAgain, draftOfDays, newDraft, type ShareDraft } from './form/share-draft.ts';
import { type NewInvitation, ShareForm } from './form/share-form.tsx';
import { listCopy } from './list/list.copy.ts';
import { ShareList } from './list/share-list.tsx';
import { shareCopy as copy } from './share.copy.ts';

type Panel = { kind: 'closed' } | { kind: 'form'; draft: ShareDraft } | { kind: 'created'; invitation: NewInvitation };
/** What was just ended, and whether somebody could read it. */
type Ended = { share: Share; wasActive: boolean };

type NoticeProps = { ended: Ended | null; onAgain: (share: Share) => void };

/** Says that a share has ended. An ended share can't be opened again, so the same can be shared anew. */
const EndedNotice = ({ ended, onAgain }: NoticeProps) => (
  <div role="status">
    {ended && (
      <div className="mt-6 flex flex-wrap items-center justify-between gap-3 rounded-card bg-brand-soft p-4 text-on-brand-soft sm:px-6">
        <p dir="auto" className="min-w-0 break-words font-semibold">
          {ended.wasActive ? listCopy.revoked(ended.share.professional?.name ?? listCopy.somebody) : listCopy.cancelled}
        </p>
        <Button variant="secondary" onClick={() => onAgain(ended.share)}>
          {listCopy.again}
        </Button>
      </div>
    )}
  </div>
);

type Props = {
  /** The name in the account; null if the account is pseudonymous or it is not known. */
  knownName: string | null;
  /** The period of the newest record that is ready; null without one, undefined while it is not known. */
  newestRecord: DayRange | null | undefined;
  /** Days with which the form is open at first; null if the person comes for no certain days. */
  presetDays: DayRange | null;
};

/** The screen /compartilhar. */
export function ShareScreen({ knownName, newestRecord, presetDays }: Props) {
  const [panel, setPanel] = useState<Panel>(() =>
    presetDays ? { kind: 'form', draft: draftOfDays(knownName ?? '', today(), presetDays) } : { kind: 'closed' },
  );
  const [ended, setEnded] = useState<Ended | null>(null);
  const formTitle = useRef<HTMLHeadingElement>(null);
  const listTitle = useRef<HTMLHeadingElement>(null);
  const inviteButton = useRef<HTMLButtonElement>(null);
  const draft = panel.kind === 'form' ? panel.draft : null;
  useLayoutEffect(() => {
    if (draft) formTitle.current?.focus();
  }, [draft]);

  const openForm = (next: ShareDraft): void => {
    setEnded(null);
    setPanel({ kind: 'form', draft: next });
  };
  const again = (share: Share): void => openForm(draftAgain(share, serverNow()));
  const close = (): void => {
    // The button must be rendered before it can take the focus.
    flushSync(() => setPanel({ kind: 'closed' }));
    inviteButton.current?.focus();
  };
  const panelContent = () => {
    if (panel.kind === 'created') return <InvitationLinkPanel invitation={panel.invitation} onDone={close} />;
    if (panel.kind === 'form')
      return (
        <>
          <h2 ref={formTitle} tabIndex={-1} className="mb-5 scroll-mt-32 font-bold text-xl">
            {copy.newTitle}
          </h2>
          <ShareForm
            key={JSON.stringify(panel.draft)}
            initial={panel.draft}
            newestRecord={newestRecord}
            onCreated={(invitation) => setPanel({ kind: 'created', invitation })}
            onCancel={close}
          />
        </>
      );
    return (
      <>
        <Button ref={inviteButton} size="lg" onClick={() => openForm(newDraft(knownName ?? '', today()))}>
          <UserRoundPlus aria-hidden size={20} />
          {copy.invite}
        </Button>
        <p className="mt-3 max-w-prose text-ink-muted text-sm">{copy.inviteText}</p>
      </>
    );
  };
  return (
    <div className="mx-auto max-w-3xl">
      <ToProfile />
      <PageTitle lead={copy.lead}>{copy.title}</PageTitle>
      <Card>{panelContent()}</Card>
      <EndedNotice ended={ended} onAgain={again} />
      <ShareList
        heading={listTitle}
        newInvitationId={panel.kind === 'created' ? panel.invitation.id : null}
        onRevoked={(share, wasActive) => {
          setEnded({ share, wasActive });
          // The card of a new invitation must not offer a link that is no longer valid.
          setPanel((current) =>
            current.kind === 'created' && current.invitation.id === share.id ? { kind: 'closed' } : current,
          );
          listTitle.current?.focus();
        }}
        onAgain={again}
      />
      <AccessList />
    </div>
  );
}
