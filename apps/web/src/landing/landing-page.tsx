import type { ReactElement } from 'react';
import { AppShowcase } from './sections/app-showcase.tsx';
import { AssistantSection } from './sections/assistant-section.tsx';
import { Hero } from './sections/hero.tsx';
import { HowItWorks } from './sections/how-it-works.tsx';
import { Closing, LandingFooter } from './sections/landing-footer.tsx';
import { LandingHeader } from './sections/landing-header.tsx';
import { PlansSection } from './sections/plans-section.tsx';
import { PrivacySection } from './sections/privacy-section.tsx';

/** The landing page, rendered once at build time. The browser loads its HTML and landing.ts, without React. */
export const LandingPage = (): ReactElement => (
  <>
    <LandingHeader />
    <main id="conteudo" tabIndex={-1}>
      <Hero />
      <HowItWorks />
      <PrivacySection />
      <AssistantSection />
      <PlansSection />
      <AppShowcase />
      <Closing />
    </main>
    <LandingFooter />
  </>
);
