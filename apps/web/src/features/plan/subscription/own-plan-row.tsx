import { PLAN_NAMES } from '@alento/domain/plan/plans';
import { useQuery } from '@tanstack/react-query';
import { Sparkles } from 'lucide-react';
import { subscriptionQuery } from '../../../state/account/subscription.ts';
import { LinkRow } from '../../../ui/list-row.tsx';
import { EndNotice } from './end-notice.tsx';
import { subscriptionCopy as copy } from './subscription.copy.ts';
import { termText } from './subscription.format.ts';

/** The row of /perfil about the person's own plan, with the date at which it ends, and a notice shortly before. */
export function OwnPlanRow({ to }: { to: string }) {
  const { data: own } = useQuery({ ...subscriptionQuery(), refetchOnMount: 'always' });
  return (
    <LinkRow to={to} icon={Sparkles} label={copy.title} value={own ? PLAN_NAMES[own.planId] : ''}>
      {own && own.endsAt !== null && <p className="pb-4 text-sm">{termText(own)}</p>}
      {own && <EndNotice own={own} className="mb-4" />}
    </LinkRow>
  );
}
