import Bowser from 'bowser';
import type { Context } from '../kernel/context.ts';

/** The only parts of a caller's user agent that are repeated in letters, as it may contain anything. */
const browsers: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));
const systems: ReadonlySet<string> = new Set(Object.values(Bowser.OS_MAP));

/** Browser and system by their known names, such as `Firefox, Linux` in every language; '' when neither is known. */
export function deviceOf({ device }: Pick<Context, 'device'>): string {
  if (device.userAgent === '') return '';
  const { browser, os } = Bowser.parse(device.userAgent);
  const named = [browsers.has(browser.name ?? '') && browser.name, systems.has(os.name ?? '') && os.name];
  return named.filter(Boolean).join(', ');
}

/** Where a call comes from: the country that the CDN sends, else the network address without its last part. */
export function placeOf({ device, address }: Pick<Context, 'device' | 'address'>): string {
  if (device.country !== '') return device.country;
  if (/^(127\.|::1$|::ffff:127\.)/.test(address)) return '';
  const plain = address.replace(/^::ffff:/, '');
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain.split('.').slice(0, 3).join('.');
}
