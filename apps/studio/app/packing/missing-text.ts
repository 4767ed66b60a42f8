import type { MissingOutcome } from '@eyelet/contracts/packing/missing.ts';
import type { useWords } from '../words/words.ts';

type Words = ReturnType<typeof useWords>['t'];

/** What has become of missing pieces, in a sentence. */
export function missingText(t: Words, { moved, left }: MissingOutcome): string {
  const places = moved.map(({ name }) => name).join(', ');
  if (moved.length === 0) return t('studio.packing.missing.nowhere', { n: left });
  return left === 0
    ? t('studio.packing.missing.moved', { places })
    : t('studio.packing.missing.partly', { places, n: left });
}
