import type { TagIcon as IconName } from '@alento/domain/tag/tag-icons';

/** The file with the drawings of all icons (scripts/pictures/tag-icons.mjs). */
const DRAWINGS = new URL('./tag-icons.svg', import.meta.url).href;

type Props = { icon: IconName; size?: number; className?: string };

/** Icon of a tag. The tag's name is shown beside it. */
export const TagIcon = ({ icon, size = 18, className = '' }: Props) => (
  <svg
    aria-hidden="true"
    width={size}
    height={size}
    fill="none"
    stroke="currentColor"
    strokeWidth={2}
    strokeLinecap="round"
    strokeLinejoin="round"
    className={`shrink-0 ${className}`}
  >
    <use href={`${DRAWINGS}#${icon}`} />
  </svg>
);
