import { SHARED_PARTS, type SharedPart } from '@alento/domain/sharing/parts';
import { Check } from 'lucide-react';
import { partTexts } from './parts.copy.ts';

/** Each shared part with what it contains, as the professional reads it. */
export const PartsList = ({ parts }: { parts: readonly SharedPart[] }) => (
  <ul className="grid gap-3">
    {SHARED_PARTS.filter((part) => parts.includes(part)).map((part) => (
      <li key={part} className="flex gap-3">
        <Check aria-hidden size={20} className="mt-0.5 shrink-0 text-brand" />
        <span className="min-w-0">
          <span className="block font-semibold">{partTexts[part].name}</span>
          <span className="block max-w-prose text-ink-muted text-sm">{partTexts[part].professional}</span>
        </span>
      </li>
    ))}
  </ul>
);
