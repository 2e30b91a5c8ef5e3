import type { Patient } from '@alento/contract/sharing/patients';
import { treatmentSentences } from '@alento/domain/health-record/answer-sentences.copy';
import { useQuery } from '@tanstack/react-query';
import { sectionCopy } from '../../../ui/health-record/section-content.copy.ts';
import { PartSection, Sentences } from '../page/part-section.tsx';
import { medicationQuery } from '../patient.queries.ts';
import { careCopy as copy } from './care.copy.ts';

/** Treatment and medication as the person described them. */
export const MedicationSection = ({ patient: { id } }: { patient: Patient }) => (
  <PartSection name="medication" query={useQuery(medicationQuery(id))}>
    {({ treatment, medication, toldOn }) => {
      const sentences = [
        ...(treatment ? treatmentSentences(treatment) : []),
        ...(medication === null ? [] : [copy.inWords(medication)]),
      ];
      if (sentences.length === 0) return <p className="mt-2 text-ink-muted">{copy.nothingReported}</p>;
      return (
        <>
          <Sentences sentences={sentences} />
          {toldOn !== null && <p className="mt-2 text-ink-muted text-sm">{sectionCopy.answeredOn(toldOn)}</p>}
        </>
      );
    }}
  </PartSection>
);
