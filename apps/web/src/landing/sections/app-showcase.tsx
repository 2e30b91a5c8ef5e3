import { showcaseCopy } from '../landing.copy.ts';
import { Passage } from './section-parts.tsx';
import { SHOWCASE_PICTURE, SHOWCASE_SCREENS, type ShowcaseScreen } from './showcase-screens.ts';

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
export const AppShowcase = () => (
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
