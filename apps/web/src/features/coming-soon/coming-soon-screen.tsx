import { BellRing, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Horizon } from '../../ui/horizon.tsx';
import { type ComingSoon, type ComingSoonName, comingSoonCopy, comingSoonScreens } from './coming-soon.copy.ts';

const ICONS: Record<ComingSoonName, LucideIcon> = {
  notifications: BellRing,
};

/**
 * Placeholder for a screen that is not built yet: what is planned, without a date, and links to something available.
 */
export function ComingSoonScreen({ name }: { name: ComingSoonName }) {
  const { title, lead, what, ways }: ComingSoon = comingSoonScreens[name];
  const [first, ...others] = ways;
  const Icon = ICONS[name];
  return (
    <article className="mx-auto max-w-3xl overflow-hidden rounded-card border border-border bg-surface">
      <div className="relative bg-ground pt-6 sm:pt-10">
        <Horizon className="h-28 sm:h-40" />
        <span className="absolute bottom-0 left-5 grid size-16 translate-y-1/2 place-items-center rounded-card border border-border bg-surface-raised text-brand sm:left-8">
          <Icon aria-hidden size={30} />
        </span>
      </div>
      <div className="px-5 pt-12 pb-6 sm:px-8 sm:pb-8">
        <Badge tone="brand">{comingSoonCopy.mark}</Badge>
        <h1 tabIndex={-1} className="mt-2 font-bold text-2xl tracking-tight">
          {title}
        </h1>
        <p className="mt-2 max-w-prose text-ink-muted text-lg">{lead}</p>
        <h2 className="mt-7 font-bold">{comingSoonCopy.whatTitle}</h2>
        <ul className="mt-3 grid max-w-prose gap-2.5">
          {what.map((line) => (
            <li key={line} className="border-border-strong border-l-2 pl-4">
              {line}
            </li>
          ))}
        </ul>
        <p className="mt-6 max-w-prose text-ink-muted text-sm">{comingSoonCopy.when}</p>
        <nav
          aria-label={comingSoonCopy.meanwhile}
          className="mt-7 flex flex-col gap-3 border-border border-t pt-6 sm:flex-row sm:items-center"
        >
          <p className="font-semibold max-sm:text-sm sm:mr-1">{comingSoonCopy.meanwhile}</p>
          <Button asChild>
            <Link to={first.path}>{first.label}</Link>
          </Button>
          {others.map(({ label, path }) => (
            <Button key={path} variant="secondary" asChild>
              <Link to={path}>{label}</Link>
            </Button>
          ))}
        </nav>
      </div>
    </article>
  );
}
