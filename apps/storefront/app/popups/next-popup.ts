import type { ShownPopup } from '@eyelet/blocks/items/popup/schema.ts';

/** Default of the seconds until a pop-up expands (B4.1.04). */
const usualDelay = 2;

/** Milliseconds until a pop-up expands. */
export function delayOf({ props }: ShownPopup): number {
  return (props.delay ?? usualDelay) * 1000;
}

/** What decides which pop-ups a visitor sees: those dismissed before, and whether they have an account. */
export type Viewer = Readonly<{ dismissed: readonly string[]; hasAccount: boolean }>;

/** The first pop-up that was not dismissed (B9.29); visitors with an account get none that asks for one. */
export function nextPopup(popups: readonly ShownPopup[], { dismissed, hasAccount }: Viewer): ShownPopup | undefined {
  return popups.find(({ key, type }) => !dismissed.includes(key) && !(type === 'account' && hasAccount));
}
