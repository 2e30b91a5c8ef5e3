import ipaddr from 'ipaddr.js';
import pg from 'pg';

/** Whether a host is a loopback name or address. */
export function isThisMachine(host: string): boolean {
  const name = host.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (name === 'localhost' || name.endsWith('.localhost')) return true;
  return ipaddr.isValid(name) && ipaddr.process(name).range() === 'loopback';
}

/** Whether a web address uses https or the host is this machine. */
const isSafeWebAddress = (address: string): boolean =>
  new URL(address).protocol === 'https:' || isThisMachine(new URL(address).hostname);

/**
 * Whether database connections stay on this machine or are encrypted; null if the TLS settings are unusable. Lets pg
 * interpret the address and the PG* variables. If the address requests TLS and the server has none, pg refuses to
 * connect.
 */
function isSafeDatabaseAddress(address: string): boolean | null {
  try {
    // The client never connects. Its public fields contain the parsed address.
    const { host, ssl } = new pg.Client({ connectionString: address });
    return Boolean(ssl) || host.startsWith('/') || isThisMachine(host);
  } catch {
    return null;
  }
}

type Addresses = {
  ALLOW_PLAINTEXT: boolean;
  DATABASE_URL?: string | undefined;
  MIGRATE_DATABASE_URL?: string | undefined;
  AI_BASE_URL?: string | undefined;
  PUBLIC_URL?: string | undefined;
};
type Fault = { name: keyof Addresses; message: string };

const PLAIN = 'would send what people write to another machine unencrypted';

/**
 * Lists configured addresses of other machines that don't use encryption; none if ALLOW_PLAINTEXT is set. SMTP_URL is
 * checked by `mustEncryptMail` instead.
 */
export function plaintextFaults({ ALLOW_PLAINTEXT, ...addresses }: Addresses): Fault[] {
  const faults: Fault[] = [];
  for (const name of ['DATABASE_URL', 'MIGRATE_DATABASE_URL'] as const) {
    const address = addresses[name];
    const isSafe = address === undefined || isSafeDatabaseAddress(address);
    if (isSafe === null) faults.push({ name, message: 'has TLS settings that cannot be used' });
    if (isSafe === false && !ALLOW_PLAINTEXT)
      faults.push({ name, message: `${PLAIN}: add sslmode=verify-full, or set ALLOW_PLAINTEXT=true` });
  }
  for (const name of ['AI_BASE_URL', 'PUBLIC_URL'] as const) {
    const address = addresses[name];
    if (address !== undefined && !isSafeWebAddress(address) && !ALLOW_PLAINTEXT)
      faults.push({ name, message: `${PLAIN}: use https, or set ALLOW_PLAINTEXT=true` });
  }
  return faults;
}

/** Whether mail requires an encrypted connection: for a server on another machine, unless ALLOW_PLAINTEXT is set. */
export const mustEncryptMail = (smtpUrl: string, allowsPlaintext: boolean): boolean =>
  !allowsPlaintext && !isThisMachine(new URL(smtpUrl).hostname);
