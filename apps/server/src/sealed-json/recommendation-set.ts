import { MOTIVATIONS } from '@alento/domain/onboarding/options';
import type { Reason } from '@alento/domain/recommendation/history';
import { HISTORY_DAYS } from '@alento/domain/recommendation/limits';
import { INSTRUMENTS, SEVERITIES } from '@alento/domain/screening/instruments';
import { z } from 'zod';
import { olderForm, sealedJson } from '../crypto/sealed-json.ts';

/** Number of bytes that every set is padded to. It suffices for five ids with reasons. */
const SET_BYTES = 1024;

const because = <Code extends string, Shape extends z.ZodRawShape>(code: Code, shape: Shape) =>
  z.strictObject({ code: z.literal(code), ...shape });
const days = z.number();

const OTHER_REASONS = [
  because('goal', { goal: z.enum(MOTIVATIONS) }),
  because('screening', { instrument: z.enum(INSTRUMENTS), severity: z.enum(SEVERITIES) }),
  because('low-days', { days }),
  because('falling', {}),
  because('tag-low', { tag: z.string(), days }),
  because('tag-often', { tag: z.string(), days }),
  because('sleep-told', {}),
  because('good-days', { days }),
  because('read-on', { id: z.string() }),
] as const;

const StoredReason: z.ZodType<Reason> = z.union([
  ...OTHER_REASONS,
  because('nights', { days }),
  because('begin', { days }),
]);

const Piece = z.strictObject({ id: z.string(), reason: StoredReason });

const RecommendationSet = z.strictObject({
  pieces: z.array(Piece),
  /** When the person first saw the set, ms epoch. */
  deliveredAt: z.number().nullable(),
});
export type SetContent = z.infer<typeof RecommendationSet>;

/** Schema of a piece in version 1, which had an optional text that no code ever wrote. */
const WordedPiece = Piece.extend({ words: z.string().optional() });
const WordedSet = RecommendationSet.extend({ pieces: z.array(WordedPiece) });
type WordedContent = z.infer<typeof WordedSet>;

/** Schema of reasons without a version: the nights were entries instead of days, and `begin` had no days. */
const UnversionedReason = z.union([
  ...OTHER_REASONS,
  because('nights', { days: days.optional(), entries: z.number().optional() }),
  because('begin', { days: days.optional() }),
]);
const UnversionedPiece = WordedPiece.extend({ reason: UnversionedReason });
/** Schema of sets without a version: a list of pieces, or an object that may lack `deliveredAt`. */
const UnversionedSet = z.union([
  z.array(UnversionedPiece),
  RecommendationSet.extend({ pieces: z.array(UnversionedPiece) }),
]);

function upgradedReason(reason: z.infer<typeof UnversionedReason>): Reason {
  if (reason.code === 'nights') return { code: 'nights', days: reason.days ?? reason.entries ?? 0 };
  if (reason.code === 'begin') return { code: 'begin', days: reason.days ?? HISTORY_DAYS };
  return reason;
}

export const RECOMMENDATION_SET = sealedJson({
  table: 'recommendation_sets',
  version: 2,
  schema: RecommendationSet,
  older: [
    olderForm(UnversionedSet, (set): WordedContent => {
      const { pieces, deliveredAt } = Array.isArray(set) ? { pieces: set, deliveredAt: null } : set;
      return { pieces: pieces.map((piece) => ({ ...piece, reason: upgradedReason(piece.reason) })), deliveredAt };
    }),
    olderForm(
      WordedSet,
      ({ pieces, deliveredAt }): SetContent => ({
        pieces: pieces.map(({ id, reason }) => ({ id, reason })),
        deliveredAt,
      }),
    ),
  ],
  paddedTo: SET_BYTES,
});
