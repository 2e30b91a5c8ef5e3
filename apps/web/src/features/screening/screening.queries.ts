import { apiQuery } from '../../lib/api/api-query.ts';
import { screeningKeys } from './screening.keys.ts';

export const screeningsQuery = () => apiQuery(screeningKeys.all(), 'GET /screenings', { query: {} });
