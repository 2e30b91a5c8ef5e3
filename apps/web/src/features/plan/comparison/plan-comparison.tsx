import { PLAN_IDS, PLAN_NAMES, type PlanId } from '@alento/domain/plan/plans';
import { PLAN_QUOTAS, type PlanQuotas } from '@alento/domain/plan/quotas';
import { Check } from 'lucide-react';
import { comparisonCopy } from './comparison.copy.ts';

type Line = { name: string; of: (plan: PlanId) => boolean | number | string };

const quota =
  (name: keyof PlanQuotas) =>
  (plan: PlanId): number =>
    PLAN_QUOTAS[plan][name];
const everyone = (): boolean => true;

/** What the plans have. */
const LINES: readonly Line[] = [
  { name: comparisonCopy.records, of: everyone },
  { name: comparisonCopy.trend, of: everyone },
  { name: comparisonCopy.help, of: everyone },
  { name: comparisonCopy.attachments, of: quota('attachmentsPerMonth') },
  { name: comparisonCopy.analysis, of: (plan) => plan !== 'free' },
  { name: comparisonCopy.messages, of: quota('aiMessagesPerDay') },
  { name: comparisonCopy.insights, of: quota('insightsPerMonth') },
  { name: comparisonCopy.healthRecords, of: quota('healthRecordsPerMonth') },
  { name: comparisonCopy.recommendations, of: quota('recommendationSetsPerMonth') },
  { name: comparisonCopy.library, of: (plan) => plan === 'premium' },
  { name: comparisonCopy.bookChat, of: (plan) => plan === 'premium' },
  { name: comparisonCopy.ads, of: (plan) => comparisonCopy.adsOf[plan] },
];

function Value({ value }: { value: boolean | number | string }) {
  if (typeof value === 'string') return value;
  if (typeof value === 'number') {
    return Number.isFinite(value) ? <strong className="font-semibold">{value}</strong> : comparisonCopy.unlimited;
  }
  if (!value) return <span className="text-ink-muted">{comparisonCopy.no}</span>;
  return (
    <>
      <Check aria-hidden size={20} className="mx-auto text-brand" />
      <span className="sr-only">{comparisonCopy.yes}</span>
    </>
  );
}

/**
 * The table fits a width of 360 px: the text in the first column wraps, and the others contain a number or two short
 * words.
 */
export const PlanComparison = () => (
  <table className="w-full max-w-4xl table-fixed border-collapse text-xs sm:text-sm [&>tbody:last-child>tr:last-child]:border-b-0">
    <caption className="sr-only">{comparisonCopy.caption}</caption>
    <thead>
      <tr className="border-border border-b">
        <th scope="col" className="w-[37%] py-3 text-left font-normal sm:w-[46%]">
          <span className="sr-only">{comparisonCopy.feature}</span>
        </th>
        {PLAN_IDS.map((plan) => (
          <th key={plan} scope="col" className="px-1 py-3 text-center font-bold">
            {PLAN_NAMES[plan]}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {LINES.map(({ name, of }) => (
        <tr key={name} className="border-border border-b">
          <th scope="row" className="py-3 pr-2 text-left font-normal">
            {name}
          </th>
          {PLAN_IDS.map((plan) => (
            <td key={plan} className="px-1 py-3 text-center">
              <Value value={of(plan)} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
