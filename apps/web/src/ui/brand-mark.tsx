type Props = { size?: number; className?: string };

/** The logo: a sun over a wave. */
export function BrandMark({ size = 32, className = '' }: Props) {
  return (
    <svg aria-hidden="true" viewBox="0 0 48 48" width={size} height={size} className={`shrink-0 ${className}`}>
      <rect width="48" height="48" rx="15" fill="var(--brand)" />
      <circle cx="24" cy="20.5" r="8.5" fill="var(--accent)" />
      <path
        d="M0 31C6 25.5 12 25.5 18 29.5S32 35 39 30.5C42.5 28.2 45.5 27.6 48 28.4V33C48 41.3 41.3 48 33 48H15C6.7 48 0 41.3 0 33Z"
        fill="var(--on-brand)"
      />
      <path
        d="M5.5 36.5C10.5 33.4 15 34 19.5 36.6S30 40 35.5 37C38.4 35.4 40.7 35 42.8 35.4"
        fill="none"
        stroke="var(--brand)"
        strokeWidth="2.6"
        strokeLinecap="round"
      />
    </svg>
  );
}
