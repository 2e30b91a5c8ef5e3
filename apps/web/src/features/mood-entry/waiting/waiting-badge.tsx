import type { Refusal } from '../../../lib/outbox/outbox.ts';
import { Badge } from '../../../ui/badge.tsx';
import { waitingCopy } from './waiting.copy.ts';

/** Shown beside an entry that the server doesn't have yet. */
export const WaitingBadge = ({ refusal }: { refusal: Refusal | null }) => (
  <Badge tone={refusal === null ? 'brand' : 'plain'}>
    {refusal === null ? waitingCopy.badge : waitingCopy.refused}
  </Badge>
);
