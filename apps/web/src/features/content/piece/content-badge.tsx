import { Lock } from 'lucide-react';
import { Badge } from '../../../ui/badge.tsx';
import { contentCopy } from '../content.copy.ts';

type Props = { isPremium: boolean; isLocked: boolean };

/** The badge 'Grátis' or 'Premium', with a lock if the reader's plan doesn't include the content. */
export const ContentBadge = ({ isPremium, isLocked }: Props) => (
  <Badge tone={isPremium ? 'plain' : 'brand'}>
    {isLocked && <Lock aria-hidden size={12} className="mr-1 mb-0.5 inline" />}
    {isPremium ? contentCopy.premium : contentCopy.free}
    {isLocked && <span className="sr-only">, {contentCopy.locked}</span>}
  </Badge>
);
