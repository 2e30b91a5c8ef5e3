import { ExternalLink, Phone } from 'lucide-react';
import { AnchorButton } from '../../../ui/button.tsx';
import { HelpContacts } from '../../../ui/help-contacts.tsx';
import { listingCopy } from '../listing/listing.copy.ts';
import { ListingSection } from '../listing/listing-section.tsx';
import { PageOpening } from '../page-opening.tsx';
import { PageSection, TitledTexts } from '../page-section.tsx';
import { psychologistsCopy as copy } from './psychologists.copy.ts';

const Outside = ({ href, label }: { href: string; label: string }) => (
  <AnchorButton href={href} target="_blank" rel="noopener" variant="secondary" className="mt-3">
    {label}
    <ExternalLink aria-hidden size={18} />
    <span className="sr-only">{copy.newTab}</span>
  </AnchorButton>
);

function ForNow() {
  return (
    <PageSection id="help-now" title={copy.nowTitle}>
      <HelpContacts />
      <div className="mt-8 grid gap-x-12 gap-y-7 sm:grid-cols-2">
        <div>
          <h3 className="font-bold">{copy.youngTitle}</h3>
          <p className="mt-1 max-w-[56ch] text-ink-muted">{copy.young}</p>
          <Outside href={copy.youngHref} label={copy.youngLink} />
        </div>
        <div>
          <h3 className="font-bold">{copy.chatTitle}</h3>
          <p className="mt-1 max-w-[56ch] text-ink-muted">{copy.chat}</p>
          <Outside href={copy.chatHref} label={copy.chatLink} />
        </div>
      </div>
    </PageSection>
  );
}

function InPublicHealth() {
  return (
    <PageSection id="help-public" title={copy.publicTitle} lead={copy.publicLead}>
      <TitledTexts items={copy.publicList} />
      <div className="mt-8 flex flex-col items-start gap-4 rounded-card bg-brand-soft p-5 text-on-brand-soft sm:flex-row sm:items-center sm:justify-between sm:p-6">
        <p className="max-w-[52ch]">{copy.find}</p>
        <AnchorButton href="tel:136" className="shrink-0" icon={Phone}>
          {copy.findCall}
        </AnchorButton>
      </div>
    </PageSection>
  );
}

/** The page /psicologos: public services first, then the professionals who chose to be listed. */
export const PsychologistsPage = () => (
  <>
    <PageOpening title={copy.title} lead={copy.lead} />
    <ForNow />
    <InPublicHealth />
    <PageSection id="help-list" title={listingCopy.title} lead={listingCopy.lead}>
      <ListingSection />
      <h3 className="mt-8 font-bold">{copy.checkTitle}</h3>
      <p className="mt-1 max-w-[65ch] text-ink-muted">{copy.check}</p>
      <Outside href={copy.checkHref} label={copy.checkLink} />
    </PageSection>
  </>
);
