import type { Listing } from '@alento/contract/sharing/professional';
import { paths } from '@alento/domain/interface/paths';
import { REPORT_REASONS, type ReportReason } from '@alento/domain/sharing/listing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Flag } from 'lucide-react';
import { useState } from 'react';
import { isRefusal, messageOf } from '../../../lib/api/api-error.ts';
import { call } from '../../../lib/api/client.ts';
import { returningTo } from '../../../lib/page/return-address.ts';
import { useAccount } from '../../../lib/session/use-account.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { SERVICE_KIND_NAMES } from '../../../ui/service-kinds.copy.ts';
import { contactLink } from './contact-link.ts';
import { listingCopy as copy, reportCopy, ufName } from './listing.copy.ts';
import { LISTINGS_KEY } from './listing.queries.ts';

type Props = { listing: Listing; isOpen: boolean; onClose: () => void };

/** Reports a listing to the operators: one press on a reason sends it. */
function ReportDialog({ listing: { id, name, crp }, isOpen, onClose }: Props) {
  const client = useQueryClient();
  const { mutate, variables, isPending, isSuccess, error } = useMutation({
    mutationFn: (reason: ReportReason) =>
      call('POST /professionals/{id}/reports', { params: { id }, body: { reason } }),
    onError: (failure) => {
      // The listing is gone by now.
      if (isRefusal(failure, 'LISTING_NOT_FOUND')) void client.invalidateQueries({ queryKey: LISTINGS_KEY });
    },
  });
  return (
    <Dialog
      open={isOpen}
      onClose={onClose}
      title={reportCopy.title}
      description={isSuccess ? reportCopy.about(name, crp) : `${reportCopy.about(name, crp)} ${reportCopy.question}`}
    >
      <p role="status" className="empty:hidden">
        {isSuccess ? reportCopy.thanks : null}
      </p>
      {isSuccess ? (
        <Button className="mt-4" onClick={onClose}>
          {reportCopy.close}
        </Button>
      ) : (
        <>
          <div className="grid gap-2">
            {REPORT_REASONS.map((reason) => (
              <Button
                key={reason}
                variant="secondary"
                size="lg"
                disabled={isPending}
                busy={isPending && variables === reason}
                onClick={() => mutate(reason)}
              >
                {reportCopy.reasons[reason]}
              </Button>
            ))}
          </div>
          <p className="mt-4 text-ink-muted text-sm">{reportCopy.private}</p>
        </>
      )}
      <Alert className="mt-3 font-medium text-sm">{error ? messageOf(error) : null}</Alert>
    </Dialog>
  );
}

function Contact({ contact }: { contact: string }) {
  const href = contactLink(contact);
  if (href === null) return contact;
  return (
    <a
      href={href}
      className="inline-flex min-h-11 max-w-full items-center break-all font-semibold text-brand underline underline-offset-4"
      {...(href.startsWith('https:') ? { target: '_blank', rel: 'noopener nofollow ugc' } : {})}
    >
      {contact}
    </a>
  );
}

function Report({ listing }: { listing: Listing }) {
  const account = useAccount();
  const [isOpen, setOpen] = useState(false);
  if (!account)
    return (
      <LinkButton
        to={paths.login}
        state={returningTo(paths.psychologists)}
        aria-label={copy.reportAsGuestOf(listing.name)}
        variant="quiet"
        className="-ml-4"
      >
        <Flag aria-hidden size={16} />
        {copy.reportAsGuest}
      </LinkButton>
    );
  return (
    <>
      <Button
        variant="quiet"
        className="-ml-4"
        aria-label={copy.reportOf(listing.name)}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Flag aria-hidden size={16} />
        {copy.report}
      </Button>
      <ReportDialog listing={listing} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** A professional as they present themselves. */
export function ListingCard({ listing }: { listing: Listing }) {
  const { name, crp, uf, serviceKinds, text, contact } = listing;
  return (
    <li className="rounded-card border border-border bg-surface p-5 sm:p-6">
      <h3 dir="auto" className="break-words font-bold text-lg">
        {name}
      </h3>
      <p className="text-ink-muted tabular-nums">
        {copy.crp(crp)} · {ufName(uf)}
      </p>
      <ul aria-label={copy.kinds} className="mt-2 flex flex-wrap gap-2">
        {serviceKinds.map((kind) => (
          <li key={kind}>
            <Badge>{SERVICE_KIND_NAMES[kind]}</Badge>
          </li>
        ))}
      </ul>
      {text !== '' && (
        <p dir="auto" className="mt-3 max-w-prose whitespace-pre-line break-words">
          {text}
        </p>
      )}
      <p className="mt-3 break-words">
        <span className="mr-2 text-ink-muted text-sm">{copy.contact}</span>
        <Contact contact={contact} />
      </p>
      <div className="mt-1">
        <Report listing={listing} />
      </div>
    </li>
  );
}
