/** The share of visitors who see the baseline or a variant is its weight among all of the experience. */
export type Experience = Readonly<{
  experienceId: string;
  baselineWeight: number;
  variants: readonly Readonly<{ variantId: string; weight: number }>[];
}>;

/**
 * The variant of a visitor; null for the baseline. The same visitor always gets the same one, and one experience says
 * nothing of another.
 */
export function assignVariant(visitor: string, { experienceId, baselineWeight, variants }: Experience): string | null {
  const all = variants.reduce((sum, { weight }) => sum + weight, baselineWeight);
  let left = (hashOf(`${experienceId}\n${visitor}`) / 2 ** 32) * all - baselineWeight;
  if (left < 0) return null;
  for (const { variantId, weight } of variants) {
    left -= weight;
    if (left < 0) return variantId;
  }
  return null;
}

/** 32 bits, evenly spread: FNV-1a with the last steps of MurmurHash3. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
