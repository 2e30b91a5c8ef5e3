import type { HealthRecord } from '@alento/contract/health-record/health-records';
import type { RecordSection } from '@alento/domain/health-record/sections';
import type { ReactNode } from 'react';
import { MoodFigures } from './mood-figures.tsx';
import { ScoreFigures } from './score-figures.tsx';
import { sectionCopy as copy } from './section-content.copy.ts';
import { TagFigure } from './tag-figure.tsx';
import { TimeFigure } from './time-figure.tsx';

export type RecordContent = NonNullable<HealthRecord['content']>;

/** The charts of a section; null if it has only sentences. */
function figureOf(section: RecordSection, { moods, timesOfDay, tags, screenings }: RecordContent): ReactNode {
  if (section === 'moods' && moods) return <MoodFigures {...moods} />;
  if (section === 'times-of-day' && timesOfDay) return <TimeFigure times={timesOfDay} />;
  if (section === 'tags' && tags) return <TagFigure tags={tags} />;
  if (section === 'screenings' && screenings) return <ScoreFigures screenings={screenings} />;
  return null;
}

const ANSWER_SECTIONS: readonly RecordSection[] = ['sleep', 'treatment', 'medication'];

/** The sentences of a section, and its charts. */
export function SectionContent({ section, content }: { section: RecordSection; content: RecordContent }) {
  const sentences = content.sentences[section] ?? [];
  return (
    <div className="mt-2">
      <div dir="auto" className="grid max-w-prose gap-1.5 whitespace-pre-line break-words">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
      {ANSWER_SECTIONS.includes(section) && content.toldOn !== null && (
        <p className="mt-2 text-ink-muted text-sm">{copy.answeredOn(content.toldOn)}</p>
      )}
      {figureOf(section, content)}
    </div>
  );
}
