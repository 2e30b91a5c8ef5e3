import { HelpContacts } from '../../ui/help-contacts.tsx';
import { articleCopy as copy } from './article.copy.ts';

/** Numbers to call, before any reading about a crisis. */
export const HelpFirst = () => (
  <section aria-labelledby="help-first" className="mb-8 rounded-card bg-brand-soft p-5 text-on-brand-soft sm:p-6">
    <h2 id="help-first" className="font-bold text-lg">
      {copy.helpTitle}
    </h2>
    <p className="mb-4">{copy.helpText}</p>
    <HelpContacts />
  </section>
);
