import type { AccessLogItem } from '@alento/contract/sharing/shares';
import { capitalised } from '../../../../lib/time/dates.format.ts';
import { professionalText } from '../../parts.copy.ts';
import { accessCopy as copy } from './access.copy.ts';
import { accessText, whenText } from './access-text.ts';

type Props = {
  access: AccessLogItem;
  /** Whether the share includes notes. */
  hasNotes: boolean;
};

/** One minute in which a professional read something. */
export const AccessRow = ({ access: { at, kinds, professional }, hasNotes }: Props) => (
  <li className="py-3">
    <p tabIndex={-1} className="outline-none">
      <span className="font-semibold">{capitalised(whenText(at))}</span>: {accessText(kinds, hasNotes)}
    </p>
    <p dir="auto" className="break-words text-ink-muted text-sm">
      {professional
        ? `${professional.name} (${professionalText.crp(professional.crp, professional.uf)})`
        : copy.somebody}
    </p>
  </li>
);
