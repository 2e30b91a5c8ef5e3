import { paths } from '@alento/domain/interface/paths';
import { useIsLocked } from '../../../state/lock/use-is-locked.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { ContactList, telOf } from '../../../ui/help-contacts.tsx';
import { Section } from '../../../ui/section.tsx';
import { CallButton } from '../call-button.tsx';
import { contacts, sites } from '../contacts.copy.ts';
import { LeftPlan } from '../device-plan/left-plan.tsx';
import { helpPageCopy as copy } from './help.copy.ts';
import { OutsideLink } from './outside-link.tsx';

const Numbered = ({ title, steps }: { title: string; steps: readonly string[] }) => (
  <Section title={title} level="h3" look="font-bold" className="min-w-0">
    <ol className="mt-2 grid list-decimal gap-1.5 pl-6 marker:font-semibold marker:text-brand">
      {steps.map((step) => (
        <li key={step} className="max-w-[56ch]">
          {step}
        </li>
      ))}
    </ol>
  </Section>
);

const Thought = ({ title, text }: { title: string; text: string }) => (
  <div>
    <h3 className="font-bold">{title}</h3>
    <p className="mt-1 max-w-[56ch] text-ink-muted">{text}</p>
  </div>
);

export const CallNow = () => (
  <>
    <div className="grid gap-2">
      <CallButton {...contacts.cvv} />
      <ContactList contacts={[contacts.samu, contacts.police]} />
    </div>
    <LeftPlan />
    <div className="mt-8 grid gap-x-12 gap-y-7 sm:grid-cols-2">
      {copy.which.map((item) => (
        <Thought key={item.title} {...item} />
      ))}
      <div>
        <h3 className="font-bold">{copy.writeTitle}</h3>
        <p className="mt-1 max-w-[56ch] text-ink-muted">{copy.write}</p>
        <OutsideLink href={sites.cvv} label={copy.writeLink} />
      </div>
      <div>
        <h3 className="font-bold">{contacts.poison.name}</h3>
        <p className="mt-1 max-w-[56ch] text-ink-muted">{contacts.poison.text}</p>
        <a
          href={telOf(contacts.poison.number)}
          className="inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
        >
          {contacts.poison.number}
        </a>
      </div>
    </div>
  </>
);

export const AgainstViolence = () => (
  <>
    <ContactList contacts={[contacts.women, contacts.rights]} />
    <p className="mt-4 max-w-[65ch]">{copy.violence}</p>
    <p className="mt-3 max-w-[65ch] text-ink-muted">{copy.violenceTrace}</p>
  </>
);

export const ForTheYoung = () => (
  <>
    <p className="max-w-[65ch]">{copy.young}</p>
    <OutsideLink href={sites.young} label={copy.youngLink} />
  </>
);

export const PlacesToGo = () => (
  <>
    <div className="grid gap-x-12 gap-y-7 sm:grid-cols-2">
      {copy.places.map((item) => (
        <Thought key={item.title} {...item} />
      ))}
    </div>
    <div className="mt-4">
      <OutsideLink href={sites.map} label={copy.placesMap} />
    </div>
  </>
);

export function WhileWaiting() {
  // While the app is locked, only this page is open.
  const isLocked = useIsLocked();
  return (
    <>
      <div className="grid gap-x-12 gap-y-7 sm:grid-cols-2">
        <Numbered title={copy.groundTitle} steps={copy.ground} />
        <Numbered title={copy.breatheTitle} steps={copy.breathe} />
      </div>
      {!isLocked && (
        <LinkButton to={paths.exercises} variant="secondary" className="mt-5">
          {copy.guided}
        </LinkButton>
      )}
    </>
  );
}

export const ForSomebodyElse = () => (
  <div className="grid gap-x-12 gap-y-7 sm:grid-cols-2">
    {copy.other.map((item) => (
      <Thought key={item.title} {...item} />
    ))}
  </div>
);

const Onward = ({ title, text, to, label }: { title: string; text: string; to: string; label: string }) => (
  <div className="flex flex-col items-start gap-3">
    <h3 className="font-bold">{title}</h3>
    <p className="max-w-[56ch] text-ink-muted">{text}</p>
    <LinkButton to={to} variant="secondary" className="mt-auto">
      {label}
    </LinkButton>
  </div>
);

export const Afterwards = () => (
  <div className="grid gap-x-12 gap-y-8 sm:grid-cols-2">
    <Onward title={copy.planTitle} text={copy.plan} to={paths.safetyPlan} label={copy.planLink} />
    <Onward title={copy.careTitle} text={copy.care} to={paths.psychologists} label={copy.careLink} />
    <Onward title={copy.appTitle} text={copy.app} to={paths.appHelp} label={copy.appLink} />
  </div>
);
