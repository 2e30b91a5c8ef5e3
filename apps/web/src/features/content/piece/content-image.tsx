import type { ContentCard } from '@alento/contract/content';

type Props = {
  content: Pick<ContentCard, 'imageUrl' | 'imageDescription'>;
  /** Whether the picture is visible without scrolling. It then loads eagerly. */
  isFirst?: boolean;
  className?: string;
};

/** The picture of a piece of content in the ratio 4:3. `className` may crop it. */
export const ContentImage = ({ content, isFirst = false, className = '' }: Props) => (
  <img
    src={content.imageUrl}
    alt={content.imageDescription}
    width={400}
    height={300}
    loading={isFirst ? 'eager' : 'lazy'}
    decoding="async"
    className={`bg-surface-sunken object-cover ${className}`}
  />
);
