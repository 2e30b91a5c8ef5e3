import { paths } from '@alento/domain/interface/paths';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { PageOpening } from '../page-opening.tsx';
import { PageSection, Thoughts } from '../page-section.tsx';
import { professionalsCopy } from './professionals.copy.ts';

const Soon = () => (
  <div className="max-w-sm rounded-card border border-border-strong border-dashed p-5 sm:p-6">
    <p className="font-bold">{professionalsCopy.soon}</p>
    <p className="mt-1 text-ink-muted text-sm">{professionalsCopy.soonText}</p>
  </div>
);

/** The page /profissionais: what is available today, and how sharing will work (decision D18). */
export const ProfessionalsPage = () => (
  <>
    <PageOpening title={professionalsCopy.title} lead={professionalsCopy.lead} picture={<Soon />}>
      <Button size="lg" variant="secondary" asChild>
        <Link to={paths.about}>{professionalsCopy.about}</Link>
      </Button>
    </PageOpening>
    <PageSection id="professionals-today" title={professionalsCopy.todayTitle}>
      <Thoughts items={professionalsCopy.today} />
    </PageSection>
    <PageSection id="professionals-share" title={professionalsCopy.shareTitle} lead={professionalsCopy.shareLead}>
      <Thoughts items={professionalsCopy.share} ordered />
    </PageSection>
    <PageSection id="professionals-account" title={professionalsCopy.accountTitle}>
      <p className="max-w-[65ch]">{professionalsCopy.account}</p>
    </PageSection>
    <PageSection id="professionals-data" title={professionalsCopy.dataTitle}>
      <p className="max-w-[65ch]">{professionalsCopy.data}</p>
      <Button variant="secondary" asChild className="mt-6">
        <Link to={paths.privacy}>{professionalsCopy.privacy}</Link>
      </Button>
    </PageSection>
  </>
);
