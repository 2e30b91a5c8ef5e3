/** What a sign tells of. */
export type CrisisKind = 'suicide' | 'self-harm' | 'violence' | 'acute';

/** Signs of one kind, each a crisis by itself. */
export type PatternTable = { readonly kind: CrisisKind; readonly signs: string };
