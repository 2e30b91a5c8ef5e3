import { paths } from '@alento/domain/interface/paths';
import { Link } from 'react-router';
import { HelpContacts } from './help-contacts.tsx';

type Props = {
  copy: Readonly<Record<'helpTitle' | 'helpText' | 'helpMore', string>>;
  text?: string;
  level?: 'h2' | 'h3';
};

/** Emergency numbers and a link to help, shown above content about a crisis. */
export const HelpFirst = ({ copy, text = copy.helpText, level: Heading = 'h2' }: Props) => (
  <section aria-labelledby="help-first" className="mb-8 rounded-card bg-brand-soft p-5 text-on-brand-soft sm:p-6">
    <Heading id="help-first" className="font-bold text-lg">
      {copy.helpTitle}
    </Heading>
    <p className="mb-4">{text}</p>
    <HelpContacts />
    <Link
      to={paths.help}
      className="mt-2 -mb-2 inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
    >
      {copy.helpMore}
    </Link>
  </section>
);
