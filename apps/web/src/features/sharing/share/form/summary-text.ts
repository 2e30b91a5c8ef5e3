import { formatDate } from '../../../../lib/time/dates.format.ts';
import { dayOf, periodText } from '../../../../lib/time/period-text.ts';
import { partsText } from '../../parts-text.ts';
import { formCopy as copy } from './form.copy.ts';
import type { planChoices, ShareDraft } from './share-draft.ts';

/** What will be visible, in one sentence; null as long as the choices are not complete. */
export function summaryText(draft: ShareDraft, planned: ReturnType<typeof planChoices>): string | null {
  if (!planned.ok) return null;
  const { days, parts, endsAt } = planned.value;
  const [shown, until] = [partsText(parts), dayOf(endsAt)];
  return draft.period === 'dates'
    ? copy.summary(shown, periodText(days.start, days.end), until)
    : copy.summaryGoesOn(shown, formatDate(days.start), until);
}
