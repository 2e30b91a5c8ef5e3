/** Kind of a crisis. */
export type CrisisKind = 'suicide' | 'self-harm' | 'violence' | 'acute';

/** Signs of one kind, each sufficient for a crisis. */
export type PatternTable = { readonly kind: CrisisKind; readonly signs: string };
