import type { VariantText } from '@eyelet/contracts/content/document.ts';
import { fingerprint } from './fingerprint.ts';
import { isObject, pathTo } from './places.ts';

type Layers = Readonly<{ source: unknown; under: unknown; own: unknown }>;

/**
 * The smallest places in which a value differs from the one under it, with their values, and the fingerprint of the
 * source in each. A list of another length and an object that lacks a member differ as a whole, as a text can add and
 * not remove.
 */
export function differingTexts(
  path: string,
  { source, under, own }: Layers,
): readonly (readonly [string, VariantText])[] {
  if (fingerprint(under) === fingerprint(own)) return [];
  if (Array.isArray(own) && Array.isArray(under) && own.length === under.length) {
    const sources = Array.isArray(source) ? source : [];
    return own.flatMap((item, index) =>
      differingTexts(pathTo(path, index), { source: sources[index], under: under[index], own: item }),
    );
  }
  if (isObject(own) && isObject(under) && Object.keys(under).every((name) => Object.hasOwn(own, name))) {
    const sources = isObject(source) ? source : {};
    return Object.keys(own).flatMap((name) =>
      differingTexts(pathTo(path, name), { source: sources[name], under: under[name], own: own[name] }),
    );
  }
  return [[path, { value: own, from: fingerprint(source) }]];
}
