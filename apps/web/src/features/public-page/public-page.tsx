import { paths } from '@alento/domain/interface/paths';
import { Phone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { AnchorButton, LinkButton } from '../../ui/button.tsx';
import { footerCopy, footerLinks } from './public-page.copy.ts';

function HelpLine() {
  return (
    <section
      aria-labelledby="footer-help"
      className="flex flex-col gap-4 rounded-card bg-brand-soft p-5 text-on-brand-soft sm:p-6 md:flex-row md:items-center md:justify-between"
    >
      <div>
        <h2 id="footer-help" className="font-bold text-lg">
          {footerCopy.helpTitle}
        </h2>
        <p>{footerCopy.helpText}</p>
      </div>
      <div className="flex flex-col gap-x-3 gap-y-2 sm:flex-row">
        <AnchorButton href="tel:188" icon={Phone}>
          {footerCopy.helpCall}
        </AnchorButton>
        <LinkButton to={paths.help} variant="secondary">
          {footerCopy.helpMore}
        </LinkButton>
      </div>
    </section>
  );
}

/** The footer of public pages: help first, then links to the other pages. */
function PublicFooter({ withHelp }: { withHelp: boolean }) {
  return (
    <footer className="mt-10">
      {withHelp && <HelpLine />}
      <div className="mt-8 flex flex-col gap-x-12 gap-y-4 border-border border-t pt-6 text-sm lg:flex-row lg:items-start lg:justify-between">
        <p className="max-w-xs text-ink-muted lg:pt-2.5">{footerCopy.note}</p>
        <nav aria-label={footerCopy.nav}>
          <ul className="grid grid-cols-2 gap-x-8 sm:grid-cols-3">
            {footerLinks.map(({ label, path }) => (
              <li key={path}>
                <Link
                  to={path}
                  className="inline-flex min-h-11 items-center underline decoration-border-strong underline-offset-4 hover:decoration-current"
                >
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </footer>
  );
}

type Props = {
  children: ReactNode;
  /** False if the page itself starts with the emergency numbers. */
  withHelp?: boolean;
};

/** A public page with the shared footer. */
export const PublicPage = ({ children, withHelp = true }: Props) => (
  <>
    {children}
    <PublicFooter withHelp={withHelp} />
  </>
);
