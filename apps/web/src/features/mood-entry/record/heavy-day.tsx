import { HelpContacts } from '../../../ui/help-contacts.tsx';
import { recordCopy } from './record.copy.ts';

/** Offers help contacts after the worst score, in few words. */
export const HeavyDay = () => (
  <section className="mt-4">
    <p className="mb-3 max-w-prose">{recordCopy.heavy}</p>
    <HelpContacts only="cvv" />
  </section>
);
