import type { ImportPreview, ScaleMapping, TagMapping } from '@alento/contract/my-data/imports';

export type ScaleRow = ImportPreview['scale'][number];
export type TagRow = ImportPreview['tags'][number];

/** The names of moods, those without a mood first, because the person has to choose it. */
export const scaleRows = ({ scale }: ImportPreview): ScaleRow[] => [
  ...scale.filter(({ score }) => score === null),
  ...scale.filter(({ score }) => score !== null),
];

/** Names of moods that still need a choice. */
export const missingIn = (scale: readonly ScaleRow[]): ScaleRow[] => scale.filter(({ score }) => score === null);

/** Replaces one element. */
export const withRow = <Row>(rows: readonly Row[], index: number, change: Partial<Row>): Row[] =>
  rows.map((row, at) => (at === index ? { ...row, ...change } : row));

/** How many activities become new tags, go to existing tags, and are left out. */
export function tagCounts(tags: readonly TagRow[]): { created: number; merged: number; out: number } {
  const created = tags.filter(({ tag }) => tag === 'new').length;
  const out = tags.filter(({ tag }) => tag === null).length;
  return { created, out, merged: tags.length - created - out };
}

/** The choices as the API takes them. */
export const choicesOf = (
  scale: readonly ScaleRow[],
  tags: readonly TagRow[],
): { scale: ScaleMapping[]; tags: TagMapping[] } => ({
  scale: scale.map(({ name, score }) => ({ name, score })),
  tags: tags.map(({ name, tag }) => ({ name, tag })),
});
