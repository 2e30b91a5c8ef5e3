/** Names of the icons for tags. The screens draw the icons. */
export const TAG_ICONS = [
  'moon',
  'moon-star',
  'dumbbell',
  'briefcase',
  'house',
  'users',
  'heart',
  'trees',
  'armchair',
  'book-open',
  'smartphone',
  'stethoscope',
  'music',
  'utensils',
  'coffee',
  'wine',
  'paw-print',
  'plane',
  'wallet',
  'brush',
  'sun',
  'cloud-rain',
  'pill',
  'tag',
] as const;
export type TagIcon = (typeof TAG_ICONS)[number];

export const DEFAULT_TAG_ICON: TagIcon = 'tag';

export const isTagIcon = (text: string): text is TagIcon => (TAG_ICONS as readonly string[]).includes(text);
