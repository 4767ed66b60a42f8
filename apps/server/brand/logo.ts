import { createHash } from 'node:crypto';
import type { Shop } from '../kernel/shop.ts';

/** The logo as it is served. */
export type Logo = Readonly<{
  /** Path on the shop's origin; it contains a hash of the logo. */
  path: string;
  /** Pixels. */
  width: number;
  height: number;
  bytes: Buffer;
}>;

let latest: Readonly<{ value: string; logo: Logo }> | undefined;

/** The logo from the settings; undefined if the shop has none and shows the drawn one. */
export function logoOf({ settings }: Pick<Shop, 'settings'>): Logo | undefined {
  const value = settings.current()['brand.logo'];
  if (value === null) return undefined;
  if (latest?.value !== value) latest = { value, logo: readLogo(value) };
  return latest.logo;
}

/** Decodes a logo from the data URL of a PNG. */
export function readLogo(value: string): Logo {
  const bytes = Buffer.from(value.slice(value.indexOf(',') + 1), 'base64');
  const version = createHash('sha256').update(bytes).digest('hex').slice(0, 16);
  // The first chunk of a PNG begins with its size.
  return { path: `/brand/logo-${version}.png`, width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20), bytes };
}
