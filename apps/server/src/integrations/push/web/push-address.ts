import ipaddr from 'ipaddr.js';
import { isPublicAddress } from './public-address.ts';

/** Endpoints of the known services have 150 to 700 characters. */
const ENDPOINT_CHARACTERS_MAX = 2_048;
/** Characters that URL drops or rewrites, so that other programs may read another address. */
const AMBIGUOUS = /[\s\\\p{C}]/u;
const LOCAL_NAMES = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home\.arpa|onion)$/;

/** Whether a host may belong to a push service, as far as it can be told without resolving it. */
function isPublicHost(hostname: string): boolean {
  // URL has already normalised every spelling of an IPv4 address to four decimal numbers.
  const literal = hostname.replace(/^\[(.*)\]$/, '$1');
  if (ipaddr.isValid(literal)) return isPublicAddress(literal);
  // A name without a dot is completed by the search list of this machine's network.
  return hostname.includes('.') && !hostname.endsWith('.') && !LOCAL_NAMES.test(hostname);
}

/**
 * The address of a subscription, if requests may be sent to it (a browser's page chooses it, so it could name a service
 * of our own network): https on port 443, no user, and a public host. An origin of `allowed` (`PUSH_ALLOWED_ORIGINS`)
 * is exempt. Null otherwise. Resolved addresses are checked at connection, by `guardedLookup`.
 */
export function pushAddress(endpoint: string, allowed: ReadonlySet<string>): URL | null {
  if (endpoint.length > ENDPOINT_CHARACTERS_MAX || AMBIGUOUS.test(endpoint) || !URL.canParse(endpoint)) return null;
  const url = new URL(endpoint);
  if (url.username !== '' || url.password !== '' || url.hash !== '') return null;
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null;
  if (allowed.has(url.origin)) return url;
  // URL drops the port if it is the scheme's own.
  return url.protocol === 'https:' && url.port === '' && isPublicHost(url.hostname) ? url : null;
}
