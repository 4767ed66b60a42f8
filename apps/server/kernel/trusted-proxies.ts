import { isIP } from 'node:net';

/** Proxies whose X-Forwarded headers are trusted: none, the given number of nearest ones, or those of the networks. */
export type TrustedProxies = false | number | readonly string[];

/** Names of networks that Fastify knows. */
const named: readonly string[] = ['loopback', 'linklocal', 'uniquelocal'];

/** Reads TRUST_PROXY; `problem` says what to write instead. */
export function readTrustedProxies(value: string | undefined): TrustedProxies | Readonly<{ problem: string }> {
  if (value === undefined || value === '' || value === 'no') return false;
  if (/^[1-9]$/.test(value)) return Number(value);
  const networks = value.split(',').map((one) => one.trim());
  if (networks.every(isNetwork)) return networks;
  return {
    problem: `TRUST_PROXY is "${value}". Write no; the number of proxies in front of the shop, such as 1; or their networks with commas, such as 10.0.0.0/8,uniquelocal.`,
  };
}

function isNetwork(text: string): boolean {
  const [address = '', prefix, more] = text.split('/');
  if (named.includes(text)) return true;
  const family = isIP(address);
  if (family === 0 || more !== undefined) return false;
  return (
    prefix === undefined ||
    (/^\d{1,3}$/.test(prefix) && Number(prefix) >= 1 && Number(prefix) <= (family === 4 ? 32 : 128))
  );
}

/**
 * The same for the framework, which takes a count of hops as a function only; a count requires that nobody can bypass
 * the proxies.
 */
export function trustOf(proxies: TrustedProxies): false | string[] | ((address: string, hop: number) => boolean) {
  if (typeof proxies === 'number') return (_, hop) => hop < proxies;
  return proxies === false ? false : [...proxies];
}
