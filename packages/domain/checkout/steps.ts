/** The steps of checkout, in order (C2.28 to C2.30). */
export const checkoutSteps = ['shipping', 'billing', 'summary'] as const;

export type CheckoutStep = (typeof checkoutSteps)[number];

/** The completed parts of a checkout. */
export type CheckoutProgress = Readonly<{ shipping: boolean; billing: boolean }>;

/** The first incomplete step; the summary when all before it are complete. */
export function firstIncompleteStep(progress: CheckoutProgress): CheckoutStep {
  if (!progress.shipping) return 'shipping';
  return progress.billing ? 'summary' : 'billing';
}

/**
 * The step to show when one is requested: never past the first incomplete one (C2.31); going back is always allowed
 * (C4.01).
 */
export function stepToShow(asked: string | null | undefined, progress: CheckoutProgress): CheckoutStep {
  const furthest = firstIncompleteStep(progress);
  const wanted = checkoutSteps.find((step) => step === asked) ?? furthest;
  return checkoutSteps.indexOf(wanted) > checkoutSteps.indexOf(furthest) ? furthest : wanted;
}
