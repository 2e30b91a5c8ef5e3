import { createAccountPath, paths } from '@alento/domain/interface/paths';
import { ADS_FEATURE, PLAN_FEATURES, PLAN_IDS, PLAN_NAMES, type PlanId, priceMark } from '@alento/domain/plan/plans';
import { Check } from 'lucide-react';
import { AnchorButton } from '../../ui/button.tsx';
import { plansCopy } from '../landing.copy.ts';
import { Passage } from './section-parts.tsx';

function Feature({ name }: { name: string }) {
  const isAds = name === ADS_FEATURE;
  return (
    <li className={`flex gap-3 ${isAds ? 'text-ink-muted' : ''}`}>
      {isAds ? (
        <span aria-hidden className="mx-1.5 mt-3 size-2 shrink-0 rounded-full border border-border-strong" />
      ) : (
        <Check aria-hidden size={20} className="mt-1 shrink-0 text-success" />
      )}
      <span>
        {name}
        {isAds && <span className="text-xs"> · {plansCopy.adsFrom}</span>}
      </span>
    </li>
  );
}

const Plan = ({ id }: { id: PlanId }) => (
  <article className="border-ink border-t-2 pt-6 sm:grid sm:grid-cols-[2fr_3fr] sm:gap-x-8 lg:block">
    <div>
      <h3 className="font-semibold text-xl">{PLAN_NAMES[id]}</h3>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
        <span className="font-semibold text-[clamp(2.25rem,1.6rem+2.2vw,3.5rem)] leading-none tracking-[-0.03em] tabular-nums">
          {priceMark(id)}
        </span>
        <span className="text-ink-muted text-sm">{plansCopy.period[id]}</span>
      </p>
    </div>
    <div>
      <p className="mt-7 font-semibold text-sm sm:mt-1.5 lg:mt-7">{plansCopy.before[id]}</p>
      <ul className="mt-3 space-y-2.5">
        {PLAN_FEATURES[id].map((name) => (
          <Feature key={name} name={name} />
        ))}
      </ul>
    </div>
  </article>
);

export const PlansSection = () => (
  <Passage
    id="planos"
    title={plansCopy.title}
    className="bg-surface [&_h2]:max-w-[18ch]"
    lead={<p className="mt-6 max-w-[58ch] text-ink-muted text-lg">{plansCopy.text}</p>}
  >
    <div className="mt-12 grid gap-x-12 gap-y-14 sm:mt-16 lg:grid-cols-3">
      {PLAN_IDS.map((id) => (
        <Plan key={id} id={id} />
      ))}
    </div>
    <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3">
      <AnchorButton href={createAccountPath} size="lg">
        {plansCopy.create}
      </AnchorButton>
      <a
        href={paths.plans}
        className="inline-flex min-h-11 items-center font-semibold text-brand underline decoration-2 underline-offset-[6px]"
      >
        {plansCopy.details}
      </a>
    </div>
  </Passage>
);
