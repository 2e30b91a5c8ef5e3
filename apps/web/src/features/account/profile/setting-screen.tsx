import type { ReactNode } from 'react';
import { ToProfile } from '../../../ui/back-link.tsx';
import { Card } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';

type Props = {
  title: string;
  lead?: string;
  /** What the setting is now, beside the action. */
  summary?: ReactNode;
  action?: ReactNode;
  /** Whether the content has its own space above and below. */
  isFlush?: boolean;
  children?: ReactNode;
};

/** The screen of one setting below /perfil. */
export const SettingScreen = ({ title, lead, summary, action, isFlush = false, children }: Props) => (
  <section aria-label={title} className="mx-auto max-w-3xl">
    <ToProfile />
    <PageTitle lead={lead}>{title}</PageTitle>
    <Card className={`empty:hidden ${isFlush ? 'py-0! sm:py-0!' : ''}`}>
      {(summary || action) && (
        <div className="flex flex-col gap-3 sm:flex-row sm:items-start sm:justify-between sm:gap-6">
          {summary && <div className="min-w-0">{summary}</div>}
          {action && <div className="shrink-0">{action}</div>}
        </div>
      )}
      {children && !isFlush ? <div className="mt-4 first:mt-0 empty:hidden">{children}</div> : children}
    </Card>
  </section>
);
