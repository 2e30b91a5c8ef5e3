import type { DayShare } from '@alento/domain/medication/counts';

/** A small mark for a day's doses. The shapes differ, so that it can be read without colour. */
export function ShareMark({ share }: { share: DayShare }) {
  return (
    <svg width={14} height={14} viewBox="0 0 14 14" fill="none" aria-hidden="true" className="shrink-0">
      {share === 'unplanned' ? (
        <path d="M4 7h6" className="stroke-border-strong" strokeWidth={1.5} strokeLinecap="round" />
      ) : (
        <rect x="1.25" y="1.25" width="11.5" height="11.5" rx="3" className="stroke-brand" strokeWidth={1.5} />
      )}
      {share === 'all' && <rect x="1" y="1" width="12" height="12" rx="3" className="fill-brand" />}
      {share === 'some' && <path d="M1.5 12.5 12.5 1.5V10a2.5 2.5 0 0 1-2.5 2.5Z" className="fill-brand" />}
    </svg>
  );
}
