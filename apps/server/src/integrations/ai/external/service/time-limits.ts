import ipaddr from 'ipaddr.js';

/** Longest configurable time for a reply of the service, s. The local assistant needs the rest of the lease's 120 s. */
export const REPLY_SECONDS_MAX = 100;

/** Defaults, s: a model on one's own processor reads a long prompt for a while before it writes. */
const NEAR = { firstToken: 60, reply: REPLY_SECONDS_MAX };
const FAR = { firstToken: 15, reply: 60 };

const PRIVATE = new Set(['loopback', 'private', 'uniqueLocal', 'linkLocal', 'carrierGradeNat']);

/** Whether an address is on this machine or in a private network: a name without a domain is one of such a network. */
export function isNear(address: string): boolean {
  const host = new URL(address).hostname.replace(/^\[(.*)\]$/, '$1').toLowerCase();
  if (ipaddr.isValid(host)) return PRIVATE.has(ipaddr.process(host).range());
  return !host.includes('.') || /\.(?:localhost|local|lan|internal|home\.arpa)$/.test(host);
}

type Configured = {
  AI_BASE_URL?: string | undefined;
  AI_FIRST_TOKEN_SECONDS?: number | undefined;
  AI_REPLY_SECONDS?: number | undefined;
};

/** The timeouts of the service in force, s. */
export function timeLimitsOf({ AI_BASE_URL, AI_FIRST_TOKEN_SECONDS, AI_REPLY_SECONDS }: Configured) {
  const byDefault = AI_BASE_URL !== undefined && isNear(AI_BASE_URL) ? NEAR : FAR;
  const reply = AI_REPLY_SECONDS ?? Math.max(byDefault.reply, AI_FIRST_TOKEN_SECONDS ?? 0);
  return { firstToken: AI_FIRST_TOKEN_SECONDS ?? Math.min(byDefault.firstToken, reply), reply };
}
