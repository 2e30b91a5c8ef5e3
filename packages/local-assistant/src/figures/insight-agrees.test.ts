import { detailOf } from '@alento/domain/analytics/detail';
import { timeOfDayOf } from '@alento/domain/analytics/time-of-day';
import type { InsightFigures } from '@alento/domain/insight/figures';
import type { WeekInput } from '@alento/domain/insight/week/material';
import { weekMaterialOf } from '@alento/domain/insight/week/week-material';
import type { RecommendationHistory } from '@alento/domain/recommendation/history';
import { signalsOf, sleepsWell } from '@alento/domain/recommendation/signals';
import { topicsOfTagName } from '@alento/domain/recommendation/topics';
import { addDays } from '@alento/domain/time/local-date';
import { expect, it } from 'vitest';
import { isWholeTier, runs } from '../../../../testing/tier/tier.ts';
import { PEOPLE } from '../dialogues/people.harness.ts';
import { requestOf } from '../dialogues/request.harness.ts';
import { localAssistant } from '../local-assistant.ts';
import { diaryOf, TAG_NAMES, TODAY } from './insight-diary.harness.ts';
import { insightWords } from './insight-words.ts';

const PEOPLE_COUNT = runs(25);
/** How many effects and answers there must be at least, so that the comparison isn't empty. */
const AT_LEAST = isWholeTier ? 50 : 2;
type Direction = 'up' | 'down';
const QUESTIONS: readonly (readonly [string, Direction])[] = [
  ['o que me faz bem?', 'up'],
  ['o que me faz mal?', 'down'],
];
const directionOf = (difference: number): Direction => (difference > 0 ? 'up' : 'down');

/** Tags that /analises marks as clear on the same day for 365 days. */
function ofAnalyses({ entries }: WeekInput): Map<string, Direction> {
  const { influences } = detailOf(entries, '365', TODAY, new Set(TAG_NAMES.keys()));
  return new Map(
    influences.flatMap(({ tagId, sameDay: { isClear, difference } }) =>
      isClear && difference !== null ? [[TAG_NAMES.get(tagId) ?? '', directionOf(difference)] as const] : [],
    ),
  );
}

/** Tags that the week's text states an effect of. */
const ofText = (text: string): Map<string, Direction> =>
  new Map(
    [
      ...text.matchAll(
        /Do lado (leve|pesado): “([^”]+)”|(?:para )?“([^”]+)”,? (?:que )?costuma vir junto dos seus dias melhores/g,
      ),
    ].map(([, side, stated, proposed]) => [stated ?? proposed ?? '', side === 'pesado' ? 'down' : 'up']),
  );

function ofRecommendations({ entries }: WeekInput): { low: Set<string>; isGoodSleeper: boolean } {
  const history: RecommendationHistory = {
    today: TODAY,
    entries: entries.map((one) => ({ ...one, part: timeOfDayOf(one.recordedAt, one.offsetMinutes) })),
    tags: [...TAG_NAMES].map(([id, name]) => ({ id, name })),
    goals: [],
    sleep: null,
    screenings: [],
    finished: [],
    recent: [],
  };
  const low = signalsOf(history).flatMap(({ reason }) => (reason.code === 'tag-low' ? [reason.tag] : []));
  return { low: new Set(low), isGoodSleeper: sleepsWell(history) };
}

/** Tags of the last 14 days that lead to a recommendation: those with topics, used on two days. */
const recent = ({ entries }: WeekInput): Set<string> =>
  new Set(
    [...TAG_NAMES].flatMap(([id, name]) => {
      const days = entries.filter(
        (one) => one.tagIds.includes(id) && one.localDate > addDays(TODAY, -14) && one.localDate <= TODAY,
      );
      return topicsOfTagName(name).length > 0 && new Set(days.map((one) => one.localDate)).size >= 2 ? [name] : [];
    }),
  );

/** Tags whose difference the assistant calls clear in its answer. */
async function ofAssistant({ entries }: WeekInput, figures: InsightFigures, question: string) {
  const reply = await localAssistant().reply(
    requestOf([{ role: 'person', text: question }], {
      person: { ...PEOPLE.usual, today: TODAY, week: figures },
      readDiary: async () => ({
        tags: [...TAG_NAMES.values()],
        entries: entries.map(({ localDate, tagIds, ...one }) => ({
          ...one,
          date: localDate,
          tags: tagIds.flatMap((id) => TAG_NAMES.get(id) ?? []),
        })),
      }),
    }),
    { signal: AbortSignal.timeout(5000) },
  );
  const text = reply.ok ? reply.value.text : '';
  return new Map(
    [...text.matchAll(/com “([^”]+)”, .*: [\d,]+ (acima|abaixo), uma diferença clara/g)].map(
      ([, name = '', which]) => [name, which === 'acima' ? 'up' : 'down'] as const,
    ),
  );
}

it('/analises, the weekly summary, recommendations and the assistant agree on which tags have an effect, and on its direction', async () => {
  let [effects, answered] = [0, 0];
  for (let seed = 0; seed < PEOPLE_COUNT; seed += 1) {
    const input = diaryOf(seed);
    const week = weekMaterialOf(input);
    const clear = ofAnalyses(input);
    effects += clear.size;
    expect(
      new Map(week.figures.tags.map((one) => [one.name, directionOf(one.average - one.otherAverage)])),
      `figures ${seed}`,
    ).toEqual(clear);
    for (const [name, direction] of ofText(insightWords(week, seed) ?? ''))
      expect(clear.get(name), `text ${seed}`).toBe(direction);
    const recommended = ofRecommendations(input);
    // Good sleepers are sent to nothing about sleep, also by such a tag.
    const low = [...recent(input)].filter(
      (name) => clear.get(name) === 'down' && !(recommended.isGoodSleeper && name === 'Dormi mal'),
    );
    expect(recommended.low, `recommendations ${seed}`).toEqual(new Set(low));
    for (const [question, direction] of QUESTIONS) {
      const directions = await ofAssistant(input, week.figures, question);
      answered += directions.size;
      for (const [name, said] of directions)
        expect([said, clear.get(name)], `assistant ${seed}`).toEqual([direction, direction]);
      // The reply names at most three.
      const wanted = [...clear].filter(([, one]) => one === direction).length;
      expect(directions.size, `assistant ${seed}`).toBe(Math.min(wanted, 3));
    }
  }
  expect(effects).toBeGreaterThan(AT_LEAST);
  expect(answered).toBeGreaterThan(AT_LEAST);
});
