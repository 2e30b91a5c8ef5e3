import { CONTENT_KINDS } from '@alento/domain/content/kinds';
import { RECOMMENDATION_TYPES } from '@alento/domain/recommendation/limits';
import { z } from 'zod';
import { ContentReference } from './content.ts';
import { get } from './endpoint.ts';

/** A recommendation, with additional fields for lists and the player. */
export const Recommendation = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  url: z.string(),
  type: z.enum(RECOMMENDATION_TYPES),
  imageUrl: z.string(),
  imageDescription: z.string(),
  aiReason: z.string().meta({ description: 'Why this piece, from what the person recorded and told' }),
  podcast: z.string().nullable(),
  kind: z.enum(CONTENT_KINDS).meta({ description: 'What it is in the library' }),
  tags: z.array(z.string()),
  references: z.array(ContentReference),
  lastUpdated: z.string(),
});
export type Recommendation = z.infer<typeof Recommendation>;

export const Recommendations = z.object({
  success: z.literal(true),
  recommendations: z.array(Recommendation),
  date: z.string().meta({ description: 'The person’s local day, yyyy-MM-dd' }),
  fromCache: z.boolean().meta({ description: 'Whether the set was made before this call' }),
  generatedAt: z.number().meta({ description: 'ms epoch' }),
  helpFirst: z.boolean().meta({ description: 'After a sign of crisis nothing is recommended: help comes first' }),
});
export type Recommendations = z.infer<typeof Recommendations>;

export const readRecommendations = get('/content-recommendations', {
  summary: 'The day’s recommendations',
  limits: ['large-reads'],
  answers: Recommendations,
  errors: ['RECOMMENDATIONS_DAYS_LIMIT_EXCEEDED'],
});
