import type { FastifyRequest } from 'fastify';
import type { Config } from './config.ts';
import type { Shop } from './shop.ts';

const thisMachine: readonly string[] = ['localhost', '127.0.0.1', '[::1]'];

/** A host name or an IP address as browsers write it, and a port. */
const hostShape = /^([a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d{1,5})?$/i;

/**
 * Whether a Host header names the shop: URLs that are cached or mailed are built from it. Most requests have the header of
 * the one before.
 */
export function knownHosts(config: Pick<Config, 'host' | 'publicOrigin' | 'allowedHosts'>): (host: string) => boolean {
  const own = config.host.includes(':') ? `[${config.host}]` : config.host;
  const names = new Set([...thisMachine, own, ...config.allowedHosts].map((name) => name.toLowerCase()));
  if (config.publicOrigin !== undefined) names.add(new URL(config.publicOrigin).hostname);
  let last: string | undefined;
  return (host) => {
    if (host === last) return true;
    const name = hostShape.exec(host)?.[1];
    const isKnown = name !== undefined && names.has(name.toLowerCase());
    if (isKnown) last = host;
    return isKnown;
  };
}

/** Scheme and host as the shopper sees them: configured, else those of the request, whose host is known. */
export function originOf({ config }: Pick<Shop, 'config'>, request: FastifyRequest): string {
  return config.publicOrigin ?? `${request.protocol === 'https' ? 'https' : 'http'}://${request.host}`;
}
