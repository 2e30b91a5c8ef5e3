import type { ReactElement } from 'react';
import { AppShowcase } from './app-showcase.tsx';
import { AssistantSection } from './assistant-section.tsx';
import { Hero } from './hero.tsx';
import { HowItWorks } from './how-it-works.tsx';
import { Closing, LandingFooter } from './landing-footer.tsx';
import { LandingHeader } from './landing-header.tsx';
import { PlansSection } from './plans-section.tsx';
import { PrivacySection } from './privacy-section.tsx';

/** The landing page (core §2), drawn once when the app is built: in the browser it is HTML and landing.ts. */
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
