import { widths } from './formats.ts';

const part = /^(?:w_\d{1,5}|h_\d{1,5}|q_50|e_sharpen:\d{1,3}|f_auto|dpr_2\.0)$/;

/**
 * The width for an address in the asset host's grammar, `w_200,h_100,q_50,e_sharpen:60,f_auto,dpr_2.0` (B9.06): the
 * smallest of the served widths that is wide enough, as arbitrary widths would let a visitor fill the disk. Without a
 * width the height counts. Undefined for anything else.
 */
export function askedWidth(transform: string): number | undefined {
  const parts = transform.split(',');
  if (!parts.every((one) => part.test(one)) || new Set(parts.map(nameOf)).size !== parts.length) return undefined;
  const asked = parts.find((one) => one.startsWith('w_')) ?? parts.find((one) => one.startsWith('h_'));
  const pixels = Number(asked?.slice(2));
  if (!(pixels > 0)) return undefined;
  return widths.find((width) => width >= pixels) ?? widths.at(-1);
}

function nameOf(one: string): string {
  return one.slice(0, one.indexOf('_'));
}
