import { paths } from '@alento/domain/interface/paths';
import { privacyCopy } from '../landing.copy.ts';
import { Passage } from './section-parts.tsx';

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

export const PrivacySection = () => (
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
