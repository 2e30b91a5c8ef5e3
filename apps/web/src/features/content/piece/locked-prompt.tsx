import type { ContentCard } from '@alento/contract/content';
import { createAccountPath, paths } from '@alento/domain/interface/paths';
import { Lock } from 'lucide-react';
import { useAccount } from '../../../lib/session/use-account.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { lockedCopy } from './piece.copy.ts';

type Props = { content: Pick<ContentCard, 'kind' | 'requiredPlan'> };

/** Names the plan that includes a locked piece, without a blurred preview, and links to free content. */
export function LockedPrompt({ content }: Props) {
  const isVisitor = useAccount() === null;
  return (
    <Card className="flex flex-col gap-4 sm:flex-row sm:gap-6">
      <span
        aria-hidden
        className="grid size-14 shrink-0 place-items-center rounded-full bg-brand-soft text-on-brand-soft"
      >
        <Lock size={26} />
      </span>
      <div className="min-w-0">
        <h2 className="font-bold text-lg">{lockedCopy.title(content.kind, content.requiredPlan)}</h2>
        <p className="mt-1 text-ink-muted">{lockedCopy.text}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <LinkButton to={paths.plans}>{lockedCopy.plans}</LinkButton>
          {isVisitor && (
            <LinkButton to={createAccountPath} variant="secondary">
              {lockedCopy.create}
            </LinkButton>
          )}
          <LinkButton to={paths.articles} variant="quiet">
            {lockedCopy.free}
          </LinkButton>
        </div>
      </div>
    </Card>
  );
}
