import type { Invite, ProfessionalProfile } from '@alento/contract/sharing/professional';
import type { AccessLogItem, Share } from '@alento/contract/sharing/shares';
import { DAY_MS } from '@alento/domain/time/local-date';

/** Monday, 23 November 2026, 12:00 in São Paulo. */
export const NOON = Date.UTC(2026, 10, 23, 15);
export const TOKEN = 'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa';
const HELENA = { name: 'Helena Prado', crp: '06/123456', uf: 'SP' } as const;

/** A share that Helena accepted yesterday. */
export const shareOf = (overrides: Partial<Share> = {}): Share => ({
  id: 's1',
  status: 'active',
  startDate: '2026-10-25',
  endDate: '2026-12-21',
  parts: ['moods', 'screenings'],
  ownerName: 'Lua',
  url: null,
  createdAt: NOON - 2 * DAY_MS,
  linkExpiresAt: NOON + 5 * DAY_MS,
  endsAt: NOON + 28 * DAY_MS,
  acceptedAt: NOON - DAY_MS,
  revokedAt: null,
  professional: HELENA,
  lastAccessAt: NOON - 3_600_000,
  ...overrides,
});

/** An invitation that nobody has accepted. */
export const openShareOf = (overrides: Partial<Share> = {}): Share =>
  shareOf({
    ...{ id: 's2', status: 'open', acceptedAt: null, professional: null, lastAccessAt: null },
    url: `https://alento.test/professional-invite/${TOKEN}`,
    ...overrides,
  });

export const accessOf = (at: number, kinds: AccessLogItem['kinds']): AccessLogItem => ({
  ...{ shareId: 's1', at, kinds },
  professional: HELENA,
});

export const inviteOf = (overrides: Partial<Invite> = {}): Invite => ({
  ownerName: 'Lua',
  startDate: '2026-10-25',
  endDate: '2026-12-21',
  parts: ['moods', 'screenings'],
  linkExpiresAt: NOON + 5 * DAY_MS,
  endsAt: NOON + 28 * DAY_MS,
  isOwn: false,
  ...overrides,
});

export const profileOf = (overrides: Partial<ProfessionalProfile> = {}): ProfessionalProfile => ({
  ...HELENA,
  ...{ isListed: false, isHidden: false, serviceKinds: [], text: '', contact: '' },
  ...overrides,
});
