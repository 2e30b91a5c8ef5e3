import type { KeyHolder } from '../../../access/person.ts';
import { RECOMMENDATION_SET, type SetContent } from '../../../sealed-json/recommendation-set.ts';
import type { SetRow } from '../recommendation.repository.ts';

const rowIdOf = ({ owner }: KeyHolder, localDate: string): string => `${owner.userId}/${localDate}`;

export const openSet = (person: KeyHolder, { localDate, content }: SetRow): SetContent =>
  RECOMMENDATION_SET.open(person.userKey(), rowIdOf(person, localDate), content);

export const sealSet = (
  person: KeyHolder,
  { localDate, generatedAt }: Omit<SetRow, 'content'>,
  content: SetContent,
): SetRow => ({
  localDate,
  generatedAt,
  content: RECOMMENDATION_SET.seal(person.userKey(), rowIdOf(person, localDate), content),
});

/** Whether the person has seen the set. */
export const isDelivered = (person: KeyHolder, row: SetRow): boolean => openSet(person, row).deliveredAt !== null;
