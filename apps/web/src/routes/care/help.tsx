import { PageOpening } from '../../features/public-page/page-opening.tsx';
import { PageSection } from '../../features/public-page/page-section.tsx';
import { PublicPage } from '../../features/public-page/public-page.tsx';
import { helpPageCopy as copy } from '../../features/safety/help/help.copy.ts';
import {
  Afterwards,
  AgainstViolence,
  CallNow,
  ForSomebodyElse,
  ForTheYoung,
  PlacesToGo,
  WhileWaiting,
} from '../../features/safety/help/help-sections.tsx';

/** /ajuda: help that is available at once. /psicologos helps to find a psychologist. */
export const Component = () => (
  <PublicPage withHelp={false}>
    <PageOpening title={copy.title} lead={copy.lead} />
    <PageSection id="help-now" title={copy.nowTitle} lead={copy.nowLead}>
      <CallNow />
    </PageSection>
    <PageSection id="help-violence" title={copy.violenceTitle} lead={copy.violenceLead}>
      <AgainstViolence />
    </PageSection>
    <PageSection id="help-wait" title={copy.waitTitle} lead={copy.waitLead}>
      <WhileWaiting />
    </PageSection>
    <PageSection id="help-young" title={copy.youngTitle}>
      <ForTheYoung />
    </PageSection>
    <PageSection id="help-places" title={copy.placesTitle} lead={copy.placesLead}>
      <PlacesToGo />
    </PageSection>
    <PageSection id="help-other" title={copy.otherTitle} lead={copy.otherLead}>
      <ForSomebodyElse />
    </PageSection>
    <PageSection id="help-after" title={copy.afterTitle}>
      <Afterwards />
    </PageSection>
  </PublicPage>
);
