import { createAccountPath, paths } from '@alento/domain/interface/paths';
import { Menu, X } from 'lucide-react';
import { BrandMark } from '../../ui/brand-mark.tsx';
import { AnchorButton } from '../../ui/button.tsx';
import { frameCopy } from '../landing.copy.ts';

const SECTION_LINK =
  'flex min-h-11 items-center rounded-control px-3 font-semibold text-ink-muted text-sm transition-colors hover:bg-surface-sunken hover:text-ink';

const SectionLinks = ({ className = '' }: { className?: string }) => (
  <ul className={className}>
    {frameCopy.sections.map(({ id, label }) => (
      <li key={id}>
        <a href={`#${id}`} className={SECTION_LINK}>
          {label}
        </a>
      </li>
    ))}
  </ul>
);

/** A <details> element that opens without JavaScript; landing.ts closes it. */
const MobileMenu = () => (
  <details data-menu className="group min-[920px]:hidden">
    <summary className="flex size-11 list-none items-center justify-center rounded-control hover:bg-surface-sunken [&::-webkit-details-marker]:hidden">
      <span className="sr-only">{frameCopy.menu}</span>
      <Menu aria-hidden size={22} className="group-open:hidden" />
      <X aria-hidden size={22} className="hidden group-open:block" />
    </summary>
    <nav
      aria-label={frameCopy.sectionsNav}
      className="absolute inset-x-0 top-full max-h-[calc(100dvh-100%)] overflow-y-auto border-border border-b bg-ground px-4 pt-2 pb-5 shadow-raised"
    >
      <SectionLinks className="[&_a]:min-h-12 [&_a]:text-base [&_a]:text-ink" />
      <div className="mt-3 grid grid-cols-2 gap-3 border-border border-t px-3 pt-4" data-guest>
        <AnchorButton href={paths.login} variant="secondary">
          {frameCopy.signIn}
        </AnchorButton>
        <AnchorButton href={createAccountPath}>{frameCopy.create}</AnchorButton>
      </div>
    </nav>
  </details>
);

/** Entrar and Criar; Acessar replaces them for signed-in people. */
const AccountLinks = () => (
  <>
    <div className="flex items-center gap-1 sm:gap-2" data-guest>
      <AnchorButton href={paths.login} variant="quiet">
        {frameCopy.signIn}
      </AnchorButton>
      <AnchorButton href={createAccountPath} className="max-[419px]:hidden">
        {frameCopy.create}
      </AnchorButton>
    </div>
    <AnchorButton href={paths.home} data-member hidden>
      {frameCopy.open}
    </AnchorButton>
  </>
);

export const LandingHeader = () => (
  <header className="fixed inset-x-0 top-0 z-30 border-border border-b bg-ground pt-(--safe-top)">
    <a
      href="#conteudo"
      className="sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-4 focus:z-10 focus:rounded-control focus:bg-surface-raised focus:px-4 focus:py-2"
    >
      {frameCopy.skip}
    </a>
    <div className="mx-auto flex h-(--header-height) max-w-[76rem] items-center justify-between gap-2 px-4 sm:px-6">
      <a
        href="#inicio"
        aria-label={frameCopy.brandLink}
        className="inline-flex min-h-11 items-center gap-2.5 rounded-control font-bold text-lg tracking-tight"
      >
        <BrandMark size={34} />
        {frameCopy.brand}
      </a>
      <nav aria-label={frameCopy.sectionsNav} className="max-[919.98px]:hidden">
        <SectionLinks className="flex" />
      </nav>
      <div className="flex items-center gap-1 sm:gap-2">
        <AccountLinks />
        <MobileMenu />
      </div>
    </div>
  </header>
);
