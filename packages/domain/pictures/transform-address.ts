export type PictureSize = Readonly<{ width?: number; height?: number; sharpen?: number }>;

/** The part of an address after which an asset host expects what it is to make of a picture. */
const mark = '/upload/';

/** A URL that has a transform already; it is left as it is. */
const transformed = /^(?:[a-z]{1,3}_[^/,]+)(?:,[a-z]{1,3}_[^/,]+)*\//;

/**
 * The address of a picture in a size, by the grammar of the asset host: twice the width and height, quality 50, sharpened by 60,
 * in the best format and for two pixels each (B9.01–B9.06). Without an address it is empty; one that cannot be transformed, as it
 * is of another host or no size is given, comes back unchanged (B8.19, B8.20). `host` is the origin of the asset host; paths
 * of the shop itself follow the same grammar.
 */
export function transformedAddress(
  address: string | null | undefined,
  { width, height, sharpen = 60 }: PictureSize,
  host?: string,
): string {
  if (!address) return '';
  const at = address.indexOf(mark);
  const own = address.startsWith('/') && !address.startsWith('//');
  const onHost = host !== undefined && address.startsWith(`${host}/`);
  const sizes = [...part('w', width), ...part('h', height)];
  if (at < 0 || !(own || onHost) || sizes.length === 0) return address;
  const rest = address.slice(at + mark.length);
  if (transformed.test(rest)) return address;
  const asked = [...sizes, 'q_50', `e_sharpen:${sharpen}`, 'f_auto', 'dpr_2.0'].join(',');
  return `${address.slice(0, at)}${mark}${asked}/${rest}`;
}

function part(letter: 'w' | 'h', size: number | undefined): string[] {
  return size !== undefined && Number.isFinite(size) && size > 0 ? [`${letter}_${Math.round(size * 2)}`] : [];
}
