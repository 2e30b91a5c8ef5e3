import { paths } from '@alento/domain/interface/paths';
import { useSyncExternalStore } from 'react';
import { onDeviceNews } from '../../../lib/session/device/device-memory.ts';
import { session } from '../../../lib/session/session.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { PeopleList } from '../plan/person-line.tsx';
import { type LeftContacts, readLeftContacts } from './left-contacts.ts';
import { leftPlanCopy as copy } from './left-plan.copy.ts';

function subscribe(changed: () => void): () => void {
  const stop = session.subscribe(changed);
  const stopNews = onDeviceNews(changed);
  return () => {
    stop();
    stopNews();
  };
}

/** The value is serialised, because useSyncExternalStore needs an equal value if it did not change. */
const read = (): string => JSON.stringify(readLeftContacts());

/**
 * Shown on /ajuda after the session expired: the plan's contacts if the person chose so, and that the rest is
 * available after signing in. It is rendered only in the browser, because the prerendered page is the same for
 * everybody.
 */
export function LeftPlan() {
  const left: LeftContacts | null = JSON.parse(useSyncExternalStore(subscribe, read, () => 'null'));
  if (left === null) return null;
  const hasContacts = left.contacts.length > 0;
  return (
    <section aria-labelledby="left-plan" className="mt-4 rounded-card bg-brand-soft p-4 text-on-brand-soft sm:p-5">
      <h3 id="left-plan" className="font-bold">
        {hasContacts ? copy.contactsTitle : copy.title}
      </h3>
      {hasContacts && <PeopleList people={left.contacts} className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-2" />}
      <p className={hasContacts ? 'mt-4 max-w-prose text-sm' : 'mt-1 max-w-prose text-sm'}>
        {hasContacts ? copy.rest : copy.closed}
      </p>
      <LinkButton to={paths.login} variant="secondary" className="mt-3">
        {copy.signIn}
      </LinkButton>
    </section>
  );
}
