import { paths } from '@alento/domain/interface/paths';
import { ClipboardList, LifeBuoy, type LucideIcon, Pill, ShieldCheck } from 'lucide-react';
import { Link } from 'react-router';
import { Section } from '../../ui/section.tsx';
import { careLinksCopy } from './care-links.copy.ts';

const LINKS: readonly { to: string; icon: LucideIcon; title: string; text: string }[] = [
  { to: paths.screenings, icon: ClipboardList, ...careLinksCopy.screenings },
  { to: paths.safetyPlan, icon: ShieldCheck, ...careLinksCopy.safetyPlan },
  { to: paths.medication, icon: Pill, ...careLinksCopy.medication },
  { to: paths.help, icon: LifeBuoy, ...careLinksCopy.help },
];

/** Links to questionnaires, the safety plan, the medication diary and help. */
export const CareLinks = () => (
  <Section title={careLinksCopy.title} className="rounded-card border border-border bg-surface p-5 sm:p-6">
    <ul className="mt-3 grid gap-1 sm:grid-cols-2 sm:gap-3">
      {LINKS.map(({ to, icon: Icon, title, text }) => (
        <li key={to}>
          <Link
            to={to}
            className="flex h-full min-h-14 items-center gap-3 rounded-control px-2 py-2 transition-colors hover:bg-brand-soft hover:text-on-brand-soft sm:items-start sm:px-3 sm:py-3"
          >
            <Icon size={22} aria-hidden="true" className="shrink-0 text-brand" />
            <span className="min-w-0">
              <span className="block font-semibold">{title}</span>
              <span className="block text-ink-muted text-sm">{text}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </Section>
);
