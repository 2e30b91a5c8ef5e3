import { paths } from '@alento/domain/interface/paths';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { AnchorButton } from '../../ui/button.tsx';
import { Horizon } from '../../ui/horizon.tsx';
import { closingCopy, frameCopy } from '../landing.copy.ts';

const PAGES = [
  [frameCopy.professionals, paths.professionals],
  [frameCopy.about, paths.about],
  [frameCopy.plans, paths.plans],
  [frameCopy.privacy, paths.privacy],
  [frameCopy.terms, paths.terms],
] as const;

export const Closing = () => (
  <section aria-labelledby="comece-title" className="mx-auto max-w-[76rem] px-5 pt-24 text-center sm:px-6 sm:pt-36">
    <h2
      id="comece-title"
      className="font-semibold text-[clamp(2.6rem,1.4rem+5.4vw,6rem)] leading-[0.96] tracking-[-0.04em]"
    >
      {closingCopy.title}
    </h2>
    <p className="mt-6 text-ink-muted text-lg">{closingCopy.text}</p>
    <div className="mt-8 flex flex-wrap justify-center gap-3">
      <AnchorButton href={paths.firstMood} size="lg" className="px-8">
        {closingCopy.begin}
      </AnchorButton>
      <AnchorButton href={paths.login} variant="quiet" size="lg">
        {closingCopy.signIn}
      </AnchorButton>
    </div>
  </section>
);

const Contact = ({ number, name, text }: { number: string; name: string; text: string }) => (
  <li>
    <a href={`tel:${number}`} className="group inline-flex min-h-11 items-baseline gap-3">
      <span className="font-semibold text-3xl tracking-tight tabular-nums underline decoration-2 underline-offset-8">
        {number}
      </span>
      <span className="font-semibold">{name}</span>
    </a>
    <p className="mt-1 text-sm">{text}</p>
  </li>
);

export const LandingFooter = () => (
  <footer>
    <Horizon className="mt-16 h-36 sm:h-60" />
    <div className="bg-mood-5 pb-[max(2rem,var(--safe-bottom))] text-on-mood-5">
      <div className="mx-auto grid max-w-[76rem] gap-x-16 gap-y-10 px-5 pt-8 sm:px-6 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)]">
        <div>
          <h2 className="font-semibold text-2xl tracking-tight">{frameCopy.helpTitle}</h2>
          <ul className="mt-5 space-y-5">
            <Contact {...frameCopy.cvv} />
            <Contact {...frameCopy.samu} />
          </ul>
        </div>
        <nav aria-label={frameCopy.footerNav}>
          <ul>
            {PAGES.map(([label, path]) => (
              <li key={path}>
                <a href={path} className="inline-flex min-h-11 items-center underline underline-offset-4">
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className="md:text-right">
          <p className="inline-flex items-center gap-2.5 font-bold text-lg tracking-tight">
            <BrandMark size={34} />
            {frameCopy.brand}
          </p>
          <p className="mt-3 text-sm">{frameCopy.notTreatment}</p>
        </div>
      </div>
    </div>
  </footer>
);
