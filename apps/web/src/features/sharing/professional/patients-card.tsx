import { paths } from '@alento/domain/interface/paths';
import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { patientsCardCopy as copy } from './patients-card.copy.ts';

/**
 * On /home, for people with a professional profile: signing in leads there, and they may have come for their patients.
 */
export const PatientsCard = () => (
  <Link
    to={paths.patients}
    className="flex min-h-11 items-center gap-3 rounded-card border border-border bg-surface p-5 hover:bg-surface-sunken"
  >
    <span className="flex-1">
      <span className="block font-bold">{copy.title}</span>
      <span className="block text-ink-muted text-sm">{copy.text}</span>
    </span>
    <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-muted" />
  </Link>
);
