import { type Input, isEmpty, type Verdict } from '../validation/invalid.ts';

/** An optional size system, and a size with its halves or thirds. */
const pattern = /^(?:(?:EU|EUR|US|UK|FR|IT)\s?)?\d{1,2}(?:[.,]\d|\s?(?:½|⅓|⅔|[12]\/[23]))?(?:\s?[MWY])?$/i;

/** A shoe size as people write it, such as 42, US 9 or UK 8 1/2. */
export function shoeSize(value: Input): Verdict {
  return isEmpty(value) || pattern.test(value.trim()) ? undefined : { key: 'validation.shoeSize' };
}
