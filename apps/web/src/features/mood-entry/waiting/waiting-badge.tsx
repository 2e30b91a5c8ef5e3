import type { Refusal } from '../../../lib/outbox/outbox.ts';
import { Badge } from '../../../ui/badge.tsx';
import { waitingCopy } from './waiting.copy.ts';

/** A label beside an entry that the server hasn't stored yet. */
export const WaitingBadge = ({ refusal }: { refusal: Refusal | null }) => (
  <Badge tone={refusal === null ? 'brand' : 'plain'}>
    {refusal === null ? waitingCopy.badge : waitingCopy.refused}
  </Badge>
);
