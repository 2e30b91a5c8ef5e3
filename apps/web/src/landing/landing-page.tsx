import { paths } from '@alento/domain/interface/paths';
import type { ReactElement } from 'react';
import { AnchorButton } from '../ui/button.tsx';
import { assistantCopy, heroCopy, privacyCopy, showcaseCopy } from './landing.copy.ts';
import { HowItWorks } from './sections/how-it-works.tsx';
import { Closing, LandingFooter } from './sections/landing-footer.tsx';
import { LandingHeader } from './sections/landing-header.tsx';
import { MoodHills } from './sections/mood-hills.tsx';
import { PlansSection } from './sections/plans-section.tsx';
import { Passage } from './sections/section-parts.tsx';
import { SHOWCASE_PICTURE, SHOWCASE_SCREENS, type ShowcaseScreen } from './sections/showcase-screens.ts';

const LIFTS = ['lg:mt-24', 'lg:mt-0', 'lg:mt-40', 'lg:mt-12'];

const Phone = ({ screen }: { screen: ShowcaseScreen }) => (
  <picture>
    <source
      media="(prefers-color-scheme: dark)"
      srcSet={`/showcase/${screen}-dark.webp`}
      width={SHOWCASE_PICTURE.width}
      height={SHOWCASE_PICTURE.height}
    />
    <img
      src={`/showcase/${screen}-light.webp`}
      width={SHOWCASE_PICTURE.width}
      height={SHOWCASE_PICTURE.height}
      alt={showcaseCopy.screens[screen].alt}
      loading="lazy"
      decoding="async"
      className="h-auto w-full rounded-[2.25rem] border-[0.5rem] border-deep bg-ground shadow-raised"
    />
  </picture>
);

/** Screenshots of the app (scripts/pictures/showcase.mjs), side by side; a horizontal scroller on phones. */
const AppShowcase = () => (
  <Passage
    id="app-showcase"
    title={showcaseCopy.title}
    className="overflow-x-clip bg-surface-sunken"
    lead={<p className="mt-5 max-w-[40ch] text-ink-muted text-lg">{showcaseCopy.text}</p>}
  >
    <section
      aria-label={showcaseCopy.region}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content has to be reachable by keyboard
      tabIndex={0}
      className="-mx-5 sm:-mx-6 mt-12 snap-x snap-mandatory scroll-px-5 overflow-x-auto px-5 pb-4 sm:scroll-px-6 sm:px-6 lg:mx-0 lg:overflow-visible lg:px-0"
    >
      <ul className="flex w-max gap-6 lg:w-auto lg:justify-between lg:gap-12">
        {SHOWCASE_SCREENS.map((screen, index) => (
          <li key={screen} className={`w-[min(17.5rem,74vw)] shrink-0 snap-start lg:shrink lg:w-80 ${LIFTS[index]}`}>
            <Phone screen={screen} />
            <h3 className="mt-6 font-semibold text-xl">{showcaseCopy.screens[screen].title}</h3>
            <p className="mt-1 max-w-[30ch] text-ink-muted">{showcaseCopy.screens[screen].text}</p>
          </li>
        ))}
      </ul>
    </section>
  </Passage>
);

/** Shows an example email and the anonymous address that is derived from it. */
const AddressChange = () => (
  <figure className="mt-12 sm:mt-16">
    <dl className="grid gap-x-10 gap-y-8 lg:grid-cols-[auto_minmax(4rem,1fr)_auto] lg:items-end">
      <div>
        <dt className="text-on-deep-muted text-sm">{privacyCopy.onDevice}</dt>
        <dd className="mt-2 font-light text-[clamp(1.4rem,1rem+1.6vw,2.25rem)] tracking-tight">{privacyCopy.email}</dd>
      </div>
      <div aria-hidden className="relative mb-6 hidden h-px bg-on-deep-muted lg:block">
        <span className="-top-1.5 absolute right-0 size-3 rounded-full bg-accent" />
      </div>
      <div>
        <dt className="text-on-deep-muted text-sm">{privacyCopy.onServer}</dt>
        <dd className="mt-2 font-light text-[clamp(1.4rem,1rem+1.6vw,2.25rem)] tracking-tight [overflow-wrap:anywhere]">
          {privacyCopy.address}…
        </dd>
      </div>
    </dl>
    <figcaption className="mt-5 text-on-deep-muted text-sm">{privacyCopy.sample}</figcaption>
  </figure>
);

const PrivacySection = () => (
  <Passage
    id="privacidade"
    title={privacyCopy.title}
    className="bg-deep text-on-deep"
    lead={<p className="mt-6 max-w-[46ch] text-lg text-on-deep-muted">{privacyCopy.text}</p>}
  >
    <AddressChange />
    <div className="mt-14 grid gap-x-12 gap-y-10 sm:mt-20 md:grid-cols-3">
      {privacyCopy.facts.map(({ title, text }) => (
        <div key={title} className="border-on-deep-muted border-t pt-5">
          <h3 className="font-semibold text-xl">{title}</h3>
          <p className="mt-3 text-on-deep-muted">{text}</p>
        </div>
      ))}
    </div>
    <a
      href={paths.privacy}
      className="mt-10 inline-flex min-h-11 items-center font-semibold underline decoration-2 underline-offset-[6px] focus-visible:outline-on-deep"
    >
      {privacyCopy.link}
    </a>
  </Passage>
);

const Hero = () => (
  <section
    id="inicio"
    aria-labelledby="inicio-title"
    className="relative flex min-h-[min(100svh,60rem)] flex-col overflow-clip pt-[calc(var(--header-height)+var(--safe-top))]"
  >
    <div className="relative z-10 mx-auto w-full max-w-[76rem] px-5 pt-10 pb-6 sm:px-6 sm:pt-16 lg:pt-[5svh] lg:pb-[13.75rem]">
      <h1
        id="inicio-title"
        className="max-w-[11ch] font-semibold text-[clamp(2.9rem,1.6rem+5vw,6.25rem)] leading-[0.94] tracking-[-0.04em]"
      >
        {heroCopy.title}
      </h1>
      <p className="mt-6 max-w-[34ch] text-ink-muted text-lg">{heroCopy.text}</p>
      <div className="mt-7 flex flex-wrap items-center gap-x-5 gap-y-3">
        <AnchorButton href={paths.firstMood} variant="accent" size="lg" className="px-8">
          {heroCopy.begin}
        </AnchorButton>
        <a
          href="#como-funciona"
          className="inline-flex min-h-11 items-center font-semibold text-brand underline decoration-2 underline-offset-[6px] hover:text-brand-hover"
        >
          {heroCopy.how}
        </a>
      </div>
      <p className="mt-3 text-ink-muted text-sm">{heroCopy.note}</p>
    </div>
    <MoodHills className="relative mt-auto -mb-px h-[clamp(15rem,46vw,27rem)] shrink-0 lg:absolute lg:inset-x-0 lg:-bottom-px lg:mb-0 lg:h-[clamp(25rem,32vw,32rem)]" />
  </section>
);

const INDENTS = ['', 'sm:pl-[12%]', 'sm:pl-[5%]'];

/** Presents the assistant with example questions. */
const AssistantSection = () => (
  <Passage
    id="ia-assistente"
    title={assistantCopy.title}
    lead={<p className="mt-5 max-w-[40ch] text-ink-muted text-lg">{assistantCopy.text}</p>}
  >
    <div className="mt-12 grid gap-x-16 gap-y-14 sm:mt-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
      <ul
        aria-label={assistantCopy.questionsLabel}
        className="space-y-4 font-light text-[clamp(1.75rem,1.2rem+2.6vw,3.4rem)] text-brand leading-[1.1] tracking-[-0.02em]"
      >
        {assistantCopy.questions.map((question, index) => (
          <li key={question} className={INDENTS[index]}>
            “{question}”
          </li>
        ))}
      </ul>
      <ul className="divide-y divide-border">
        {assistantCopy.promises.map((promise) => (
          <li key={promise} className="py-5 first:pt-0 last:pb-0">
            {promise}
          </li>
        ))}
      </ul>
    </div>
  </Passage>
);

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
