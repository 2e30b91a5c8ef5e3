import type { Subscription } from '@alento/contract/payment';
import { termText } from './subscription.format.ts';

/** When the person's plan renews, ends or changes. */
export const PlanTerm = ({ own }: { own: Subscription }) => termText(own);
