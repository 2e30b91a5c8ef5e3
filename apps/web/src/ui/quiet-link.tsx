import type { LucideIcon } from 'lucide-react';
import { Link } from 'react-router';

type Props = { to: string; icon: LucideIcon; children: string };

/** A link to a related screen that asks for no attention. */
export const QuietLink = ({ to, icon: Icon, children }: Props) => (
  <Link
    to={to}
    className="inline-flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-brand text-sm hover:underline hover:underline-offset-4"
  >
    <Icon aria-hidden size={18} />
    {children}
  </Link>
);
