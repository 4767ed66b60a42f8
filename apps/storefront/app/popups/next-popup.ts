import type { ShownPopup } from '@eyelet/blocks/items/popup/schema.ts';

/** Seconds until a pop-up expands, unless its author says otherwise (B4.1.04). */
const usualDelay = 2;

/** Milliseconds until a pop-up expands. */
export function delayOf({ props }: ShownPopup): number {
  return (props.delay ?? usualDelay) * 1000;
}

/** Who looks: what they have dismissed before, and whether they have an account. */
export type Viewer = Readonly<{ dismissed: readonly string[]; hasAccount: boolean }>;

/** The first pop-up that was not dismissed (B9.29); nobody with an account is asked to make one. */
export function nextPopup(popups: readonly ShownPopup[], { dismissed, hasAccount }: Viewer): ShownPopup | undefined {
  return popups.find(({ key, type }) => !dismissed.includes(key) && !(type === 'account' && hasAccount));
}
