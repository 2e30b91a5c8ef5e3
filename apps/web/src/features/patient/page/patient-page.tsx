import type { Patient } from '@alento/contract/sharing/patients';
import { paths } from '@alento/domain/interface/paths';
import { localDateOf } from '@alento/domain/time/local-date';
import { ArrowLeft } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useSearchParams } from 'react-router';
import { takeFocus } from '../../../lib/page/take-focus.ts';
import { timeZone } from '../../../lib/time/clock.ts';
import { formatDate, formatTime } from '../../../lib/time/dates.format.ts';
import { periodText } from '../../../lib/time/period-text.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { MedicationSection } from '../care/medication-section.tsx';
import { SafetyPlanSection } from '../care/safety-plan-section.tsx';
import { EntriesSection } from '../entries/entries-section.tsx';
import { MoodSection } from '../moods/mood-section.tsx';
import { NewsCard } from '../news/news-card.tsx';
import { linkIdOf, RECORD_PARAM } from '../records/record-address.ts';
import { RecordView } from '../records/record-view.tsx';
import { RecordsSection } from '../records/records-section.tsx';
import { ScreeningSection } from '../screenings/screening-section.tsx';
import { pageCopy as copy } from './page.copy.ts';
import { anchorOf, type SectionName } from './part-section.tsx';
import { PatientFiles } from './patient-files.tsx';
import '../../../ui/print/print-sheet.css';
import '../../../ui/health-record/record-document.css';
import { sectionTitles } from '../patient.copy.ts';

/** Links to the parts of the page: beside them on wide screens, above them on narrow ones. One part needs none. */
function PartNav({ names }: { names: readonly SectionName[] }) {
  if (names.length < 2) return null;
  return (
    <nav
      aria-label={copy.parts}
      className="lg:sticky lg:top-[calc(var(--header-height)+var(--safe-top)+1.5rem)] lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:self-start print:hidden"
    >
      <ul className="flex flex-wrap gap-2 lg:flex-col lg:gap-0.5">
        {names.map((name) => (
          <li key={name}>
            <a
              href={`#${anchorOf(name)}`}
              className="inline-flex min-h-11 items-center rounded-pill border border-border-strong bg-surface px-4 font-semibold text-sm hover:bg-surface-sunken lg:w-full lg:rounded-control lg:border-transparent lg:bg-transparent lg:px-3 lg:text-ink-muted lg:hover:text-ink"
            >
              {sectionTitles[name]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const BACK =
  'mb-2 -ml-1 inline-flex min-h-11 items-center gap-1.5 rounded-control px-1 font-semibold text-brand text-sm hover:underline hover:underline-offset-4 print:hidden';

type PartName = Exclude<SectionName, 'news'>;

/** The parts that are shared, in their order. */
function sectionsOf({ parts }: Patient): PartName[] {
  const names: PartName[] = [];
  if (parts.includes('moods')) names.push('moods');
  if (parts.includes('screenings')) names.push('screenings');
  if (parts.includes('moods')) names.push('entries');
  for (const part of ['records', 'medication', 'safety-plan'] as const) if (parts.includes(part)) names.push(part);
  return names;
}

const SECTIONS: Readonly<Record<PartName, (props: { patient: Patient }) => ReactNode>> = {
  moods: MoodSection,
  screenings: ScreeningSection,
  entries: EntriesSection,
  records: RecordsSection,
  medication: MedicationSection,
  'safety-plan': SafetyPlanSection,
};

function Lead({ startDate, endDate, endsAt }: Patient) {
  const zone = timeZone();
  return (
    <>
      {copy.days(periodText(startDate, endDate))}{' '}
      {copy.until(formatDate(localDateOf(endsAt, zone)), formatTime(endsAt, zone))}
      <span className="mt-1 block text-sm">{copy.about}</span>
    </>
  );
}

type Props = {
  patient: Patient;
  /** Says that what is shown may be old. */
  note: ReactNode;
};

/** The name is known only after it was read, so the heading takes the focus that a route change left on the page. */
const focusTitle = (page: HTMLElement | null): void => takeFocus(page?.querySelector('h1') ?? null);

/** Returns the focus to the link of a record when the record is closed. */
function useFocusReturn(recordId: string | null): void {
  const before = useRef(recordId);
  useEffect(() => {
    if (before.current !== null && recordId === null) document.getElementById(linkIdOf(before.current))?.focus();
    before.current = recordId;
  }, [recordId]);
}

/** What a person shares: first what is new since the last visit, then each part. Nothing can be changed. */
export function PatientPage({ patient, note }: Props) {
  const [search] = useSearchParams();
  const recordId = patient.parts.includes('records') ? search.get(RECORD_PARAM) : null;
  const names = sectionsOf(patient);
  useFocusReturn(recordId);
  return (
    <>
      {recordId !== null && <RecordView patient={patient} id={recordId} note={note} />}
      {/* It stays while a record is open, so that going back neither reads it again nor loses its place. */}
      <div hidden={recordId !== null}>
        <Link to={paths.patients} className={BACK}>
          <ArrowLeft aria-hidden size={18} />
          {copy.back}
        </Link>
        {note}
        <article ref={focusTitle} data-record-document {...(recordId === null ? { 'data-print-sheet': true } : {})}>
          <PageTitle lead={<Lead {...patient} />}>
            <span dir="auto">{patient.name}</span>
          </PageTitle>
          <div className="grid gap-5 lg:grid-cols-[11rem_minmax(0,1fr)] lg:gap-x-8 print:block">
            <div className="lg:col-start-2">
              <NewsCard patient={patient} />
            </div>
            {/* After what is new, which a phone has to show without scrolling. */}
            <PartNav names={names} />
            <div className="grid gap-5 lg:col-start-2 print:block">
              {names.map((name) => {
                const Section = SECTIONS[name];
                return <Section key={name} patient={patient} />;
              })}
              <p className="max-w-prose break-inside-avoid text-sm">{copy.limits}</p>
              <PatientFiles patient={patient} />
            </div>
          </div>
        </article>
      </div>
    </>
  );
}
