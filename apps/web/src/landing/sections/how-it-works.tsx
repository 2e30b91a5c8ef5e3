import { CHART_Y_MAX, chartBarValue, MOOD_LABELS, MOOD_SCORES, type MoodScore } from '@alento/domain/mood-entry/scale';
import { STARTER_TAGS } from '@alento/domain/tag/starter-tags';
import type { ReactNode } from 'react';
import { MoodFace, moodColours } from '../../ui/mood/mood-face.tsx';
import { howCopy } from '../landing.copy.ts';
import { Limits } from './limits.tsx';
import { Passage } from './section-parts.tsx';

const WEEK: readonly [string, MoodScore][] = [
  ['dom', 2],
  ['seg', 2],
  ['ter', 1],
  ['qua', 3],
  ['qui', 3],
  ['sex', 2],
  ['sáb', 4],
];

/** A week chart with example scores, on the same scale as the app's (bar is score + 1). */
const WeekSample = () => (
  <figure>
    <div role="img" aria-label={howCopy.sampleWeek} className="flex h-56 items-end gap-1.5 sm:gap-3">
      {WEEK.map(([day, score]) => (
        <div key={day} className="flex h-full flex-1 flex-col items-center justify-end gap-1.5">
          <MoodFace score={score} size={28} />
          <div
            className="w-full max-w-11 rounded-t-xl border-(--mood-strong) border-2 border-b-0 bg-(--mood)"
            style={{ ...moodColours(score), height: `${(chartBarValue(score) / CHART_Y_MAX) * 72}%` }}
          />
          <span className="text-ink-muted text-xs">{day}</span>
        </div>
      ))}
    </div>
    <figcaption className="mt-3 text-ink-muted text-xs">{howCopy.sampleWeekCaption}</figcaption>
  </figure>
);

/** Example tags from the starter set. */
const SAMPLE_TAGS = STARTER_TAGS.filter(({ name }) => ['Dormi bem', 'Ar livre', 'Trabalho', 'Amigos'].includes(name));

const Faces = () => (
  <ul aria-label={howCopy.faces} className="grid grid-cols-3 gap-x-2 gap-y-5 sm:grid-cols-6">
    {MOOD_SCORES.map((score) => (
      <li key={score} className="flex flex-col items-center gap-2 text-center font-medium text-sm">
        <MoodFace score={score} size={64} />
        {MOOD_LABELS[score]}
      </li>
    ))}
  </ul>
);

const Note = () => (
  <div>
    <p className="max-w-[26ch] border-accent border-l-4 pl-5 font-light text-2xl italic leading-snug">
      <span className="sr-only">{howCopy.sampleNoteLabel}: </span>
      {howCopy.sampleNote}
    </p>
    <ul aria-label={howCopy.sampleTags} className="mt-6 flex flex-wrap gap-2">
      {SAMPLE_TAGS.map(({ name }) => (
        <li key={name} className="rounded-pill bg-brand-soft px-4 py-1.5 font-medium text-on-brand-soft text-sm">
          {name}
        </li>
      ))}
    </ul>
  </div>
);

const PICTURES: readonly ReactNode[] = [<Faces key="faces" />, <Note key="note" />, <WeekSample key="week" />];

export const HowItWorks = () => (
  <Passage
    id="como-funciona"
    title={howCopy.title}
    layout="beside"
    className="bg-surface"
    lead={<p className="mt-5 max-w-[32ch] text-ink-muted text-lg">{howCopy.intro}</p>}
  >
    <div className="mt-12 lg:mt-0">
      <ol>
        {howCopy.steps.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[2.75rem_minmax(0,1fr)] border-border border-t py-10 first:border-t-0 first:pt-0 sm:grid-cols-[5rem_minmax(0,1fr)] sm:py-14"
          >
            <span aria-hidden className="-mt-1 font-light text-4xl text-brand leading-none tabular-nums">
              {index + 1}
            </span>
            <div>
              <h3 className="font-semibold text-2xl tracking-tight">{title}</h3>
              <p className="mt-3 max-w-[48ch] text-ink-muted">{text}</p>
            </div>
            <div className="col-span-2 mt-9 sm:col-span-1 sm:col-start-2">{PICTURES[index]}</div>
          </li>
        ))}
      </ol>
      <Limits />
    </div>
  </Passage>
);
