import { isContentId, PODCAST_KINDS } from '@alento/domain/content/kinds';
import { CONTENT_TAGS_MAX, REFERENCES_MIN, SUMMARY_MAX, SUMMARY_MIN } from '@alento/domain/content/limits';
import { PLAN_RANKS, type RankedPlan } from '@alento/domain/plan/plans';
import { isLocalDate } from '@alento/domain/time/local-date';
import { z } from 'zod';

const PLANS = Object.keys(PLAN_RANKS) as [RankedPlan, ...RankedPlan[]];

export const Id = z.string().refine(isContentId, 'must be lowercase words with hyphens, at most 60 characters');

/** A source, and a statement of how it was verified, which readers see. */
export const Reference = z.strictObject({
  title: z.string().min(3),
  authors: z.string().min(2).optional(),
  publisher: z.string().min(2),
  year: z.int().min(1900).max(2100).optional(),
  url: z.url({ protocol: /^https$/, message: 'must be an https address' }),
  verified: z.string().min(10),
});
export type Reference = z.infer<typeof Reference>;

const references = (least: number) => z.array(Reference).min(least, `needs at least ${least} references`);

/** An ICD-10 code, for a piece about a condition. */
const DISEASE_CODE = /^(?:[A-Z]\d{2}(?:\.\d{1,2})?)?$/;

/** Front matter fields that every piece has. */
const PIECE = {
  id: Id,
  title: z.string().min(3).max(90),
  category: Id,
  tags: z.array(Id).min(1).max(CONTENT_TAGS_MAX),
  requiredPlan: z.enum(PLANS),
  /**
   * Always false, because no expert has reviewed a piece so far. Before it may be true, pieces need a field with the
   * reviewer's name.
   */
  expertReviewed: z.literal(false, 'no piece names who reviewed it'),
  summary: z.string().min(SUMMARY_MIN).max(SUMMARY_MAX),
  image: z.strictObject({ file: z.string().regex(/^[a-z0-9-]+\.svg$/), description: z.string().min(10).max(200) }),
  lastUpdated: z.string().refine(isLocalDate, 'must be a date such as 2026-11-21'),
} as const;

export const ArticleHead = z.strictObject({
  ...PIECE,
  subcategory: Id,
  diseaseCode: z.string().regex(DISEASE_CODE, 'must be an ICD-10 code or empty'),
  references: references(REFERENCES_MIN),
  /** Set for a situation that mood entries don't tell of, such as the time after a birth: never recommended. */
  onlyFound: z.literal(true).optional(),
});

export const BookHead = z.strictObject({
  ...PIECE,
  subtitle: z.string().min(3).max(140),
  references: references(REFERENCES_MIN),
});

export const PodcastHead = z.strictObject({
  ...PIECE,
  kind: z.enum(PODCAST_KINDS),
  /** The id of the article that a narration reads aloud. */
  article: Id.optional(),
  references: references(0),
});

export type ArticleHead = z.infer<typeof ArticleHead>;
export type BookHead = z.infer<typeof BookHead>;
export type PodcastHead = z.infer<typeof PodcastHead>;
