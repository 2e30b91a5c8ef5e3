import type { HealthRecord } from '@alento/contract/health-record/health-records';
import { SECTION_TITLES } from '@alento/domain/health-record/record-text.copy';
import { RECORD_SECTIONS, type RecordSection } from '@alento/domain/health-record/sections';
import { memo } from 'react';
import { formatList } from '../../../lib/time/dates.format.ts';
import { type RecordContent, SectionContent } from '../../../ui/health-record/section-content.tsx';
import { documentCopy as copy } from './document.copy.ts';
import { SectionFrame } from './section-frame.tsx';
import { useSectionChoices } from './use-section-choices.ts';

const COMPUTED = RECORD_SECTIONS.filter((section) => section !== 'own-words');

/** A record that is ready. */
export type ReadyRecord = HealthRecord & { content: RecordContent; ownPart: NonNullable<HealthRecord['ownPart']> };

/** Whether a record can have a section: the medication diary is only offered to who has one. */
const isOffered = ({ sources }: ReadyRecord, section: RecordSection): boolean =>
  section !== 'medication-diary' || (sources !== null && sources.medicines > 0);

/** The computed sections of a record: those without content, and the others, also if they are left out. */
function sectionsOf(record: ReadyRecord) {
  const { removed, content } = record;
  const offered = COMPUTED.filter((section) => isOffered(record, section));
  const empty = offered.filter((section) => !removed.includes(section) && !content.sentences[section]?.length);
  return { empty, filled: offered.filter((section) => !empty.includes(section)) };
}

/** The titles of sections without content, in one line instead of many empty sections. */
export function EmptySections({ record }: { record: ReadyRecord }) {
  const { empty } = sectionsOf(record);
  if (empty.length === 0) return null;
  return (
    <p className="mt-5 max-w-prose text-ink-muted text-sm">
      {copy.without(formatList(empty.map((section) => SECTION_TITLES[section])))}
    </p>
  );
}

/** The computed sections of a record. Typing beside them must not draw their charts again, so they are memoised. */
export const ComputedSections = memo(({ record }: { record: ReadyRecord }) => {
  const { id, removed, content } = record;
  const choiceOf = useSectionChoices(id, removed);
  return sectionsOf(record).filled.map((section) => (
    <SectionFrame key={section} section={section} choice={choiceOf(section)} isRemoved={removed.includes(section)}>
      {!removed.includes(section) && <SectionContent section={section} content={content} />}
    </SectionFrame>
  ));
});
