import type { Promotion } from './promotion.ts';

/** What is wrong with a promotion as a sentence, undefined when it can hold. */
export function objectionToPromotion({ level, benefit, threshold, texts }: Promotion): string | undefined {
  if (
    benefit.kind === 'percent' &&
    !(Number.isInteger(benefit.percent) && benefit.percent > 0 && benefit.percent < 100)
  )
    return 'a percentage is a whole number from 1 to 99';
  const amounts = [
    ...Object.values(threshold ?? {}),
    ...(benefit.kind === 'amount' ? Object.values(benefit.amounts) : []),
  ];
  if (!amounts.every((amount) => Number.isSafeInteger(amount) && amount > 0))
    return 'amounts are whole minor units above 0';
  const delivers = benefit.kind === 'free-delivery';
  if (delivers !== (level === 'SHIPPING')) return 'free delivery, and nothing else, is of level SHIPPING';
  const lacksText = Object.values(texts).some(
    ({ name, gift }) => name === '' || (benefit.kind === 'gift') !== (gift !== undefined),
  );
  return lacksText ? 'it needs a name in every language, and a gift its sentences' : undefined;
}
