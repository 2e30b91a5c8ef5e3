/** How a professional works. */
export const SERVICE_KINDS = ['online', 'in-person'] as const;
export type ServiceKind = (typeof SERVICE_KINDS)[number];

/** Reasons for reporting a listing. */
export const REPORT_REASONS = ['not-a-psychologist', 'wrong-data', 'inappropriate', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
