import { ChevronRight, type LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { Link } from 'react-router';

type Look = {
  icon: LucideIcon;
  label: string;
  /** What is chosen now. Its line is there from the start, so that nothing moves when the value comes: '' until then. */
  value?: string;
  /** A sentence about the row, on wide screens only: a phone shows it on the screen that the row opens. */
  lead?: string;
};

const ITEM = 'flex min-h-14 flex-col border-border not-first:border-t';
const ROW =
  '-mx-3 flex flex-1 items-center gap-3 rounded-control px-3 py-1 text-left transition-colors hover:bg-surface-sunken';

const Content = ({ icon: Icon, label, value, lead }: Look) => (
  <>
    <Icon aria-hidden size={22} className="shrink-0 text-brand" />
    <span className="min-w-0 flex-1">
      <span className="block font-semibold leading-snug">{label}</span>
      {value !== undefined && (
        <>
          {' '}
          <span className="block min-h-[1.5em] break-words text-ink-muted text-sm">{value}</span>
        </>
      )}
      {lead !== undefined && (
        <>
          {' '}
          <span className="block max-w-prose text-ink-muted text-sm max-sm:hidden">{lead}</span>
        </>
      )}
    </span>
    <ChevronRight aria-hidden size={20} className="shrink-0 text-ink-muted" />
  </>
);

type LinkRowProps = Look & {
  to: string;
  /** What is shown below the row. */
  children?: ReactNode;
};

/** A row of a list, 56 px tall, that leads to a screen. */
export const LinkRow = ({ to, children, ...look }: LinkRowProps) => (
  <li className={ITEM}>
    <Link to={to} className={ROW}>
      <Content {...look} />
    </Link>
    {children}
  </li>
);

type ButtonRowProps = Look & Omit<ComponentProps<'button'>, 'value' | 'type' | 'className'>;

/** A row of a list, 56 px tall, that opens a dialog, which is given as the children. */
export const ButtonRow = ({ icon, label, value, lead, children, ...button }: ButtonRowProps) => (
  <li className={ITEM}>
    <button {...button} type="button" className={ROW}>
      <Content
        icon={icon}
        label={label}
        {...(value !== undefined && { value })}
        {...(lead !== undefined && { lead })}
      />
    </button>
    {children}
  </li>
);
