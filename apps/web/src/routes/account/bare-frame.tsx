import { paths } from '@alento/domain/interface/paths';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { Horizon } from '../../ui/horizon.tsx';

type Props = {
  /** Text of the link to the page with help. */
  help: string;
  /** Whether the content begins close to the brand, so that a long form fits a small screen. */
  isDense?: boolean;
  /** Whether six large faces fit side by side on a wide screen. */
  isWide?: boolean;
  children: ReactNode;
};

/** A page for visitors without header and tab bar: the brand above, the link to help and the hills below. */
export const BareFrame = ({ help, isDense = false, isWide = false, children }: Props) => (
  <div className="relative flex min-h-dvh flex-col overflow-hidden">
    <main
      className={`${isWide ? 'max-w-2xl' : 'max-w-md'} mx-auto w-full flex-1 px-4 pt-[max(1rem,var(--safe-top))] pb-8`}
    >
      <Link
        to={paths.landing}
        reloadDocument
        className={`${isDense ? 'mb-3' : 'mb-8'} inline-flex min-h-11 items-center gap-2.5 rounded-control font-bold text-lg tracking-tight`}
      >
        <BrandMark size={36} />
        Alento
      </Link>
      {children}
      <LinkButton to={paths.help} variant="quiet" className="w-full">
        {help}
      </LinkButton>
    </main>
    <Horizon className="mt-10 h-24 shrink-0 sm:h-36" />
  </div>
);
