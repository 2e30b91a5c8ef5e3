import type { Measure } from '../query/query.ts';
import { EARLY_SIGNS } from './early-signs.ts';
import { LATE_SIGNS } from './late-signs.ts';
import type { Named } from './sign.ts';

const SIGNS = [...EARLY_SIGNS, ...LATE_SIGNS];

/** What a message asks for. @param words the folded message. @param rest the same without its periods. */
export const measureOf = (words: string, rest: string, named: Named): Measure | null =>
  SIGNS.find(([, test]) => test(words, rest, named))?.[0] ?? null;
