import { SECTION_TITLES } from '@alento/domain/health-record/record-text.copy';
import type { RecordSection } from '@alento/domain/health-record/sections';
import { type ReactNode, useId } from 'react';
import { SWITCH_LOOK } from '../../../ui/field/switch-look.ts';
import { FailureNote } from '../failure-note.tsx';
import { documentCopy as copy } from './document.copy.ts';
import type { SectionChoice } from './use-section-choices.ts';

type Props = {
  section: RecordSection;
  choice: SectionChoice;
  isRemoved: boolean;
  /** Whether there is nothing for paper yet. */
  isEmpty?: boolean;
  children: ReactNode;
};

/** A section of the document: its title, and the switch that leaves it out. */
export function SectionFrame({ section, choice, isRemoved, isEmpty = false, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={`px-4 py-5 sm:px-6 print:px-0 print:py-4 ${isRemoved || isEmpty ? 'print:hidden' : ''}`}
    >
      <div className="mb-1 flex items-center justify-between gap-x-3">
        <h2 id={id} className="min-w-0 break-after-avoid font-bold text-xl">
          {SECTION_TITLES[section]}
        </h2>
        <label className="flex min-h-11 shrink-0 cursor-pointer items-center gap-2 text-ink-muted text-xs print:hidden sm:gap-3 sm:text-sm">
          <span id={`${id}-switch`}>{copy.inDocument}</span>
          <input
            type="checkbox"
            role="switch"
            aria-checked={choice.isOn}
            aria-labelledby={`${id}-switch ${id}`}
            checked={choice.isOn}
            disabled={choice.isChanging}
            onChange={({ target }) => choice.choose(target.checked)}
            className={SWITCH_LOOK}
          />
        </label>
      </div>
      <FailureNote code="HEALTH_RECORD_UPDATE_FAILED" error={choice.failure} reassurance={copy.partUnchanged} />
      {isRemoved && (
        <p className="text-ink-muted text-sm">{section === 'medication-diary' ? copy.diaryLeftOut : copy.removed}</p>
      )}
      {children}
    </section>
  );
}
