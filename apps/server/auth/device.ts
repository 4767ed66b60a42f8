import Bowser from 'bowser';
import type { Context } from '../kernel/context.ts';

/** Browser and system in words, such as `Firefox on Linux`; '' when the caller says nothing that is known. */
export function deviceOf({ device }: Pick<Context, 'device'>): string {
  if (device.userAgent === '') return '';
  const { browser, os } = Bowser.parse(device.userAgent);
  return [browser.name, os.name].filter(Boolean).join(' on ').slice(0, 80);
}

/** Where a call comes from: the country that the CDN tells, else the network address without its last part. */
export function placeOf({ device, address }: Pick<Context, 'device' | 'address'>): string {
  if (device.country !== '') return device.country;
  if (/^(127\.|::1$|::ffff:127\.)/.test(address)) return '';
  const plain = address.replace(/^::ffff:/, '');
  return plain.includes(':') ? plain.split(':').slice(0, 4).join(':') : plain.split('.').slice(0, 3).join('.');
}
