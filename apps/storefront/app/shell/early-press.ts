declare global {
  interface Window {
    /** Buttons pressed before hydration, each once (`keep-early-presses.ts`). */
    earlyPresses?: Set<HTMLElement>;
    /** The link to a dialog that was pressed before what opens dialogs had loaded. */
    earlyDialog?: HTMLAnchorElement | undefined;
  }
}

/** Repeats the kept presses after hydration. */
export function carryOutEarlyPresses(): void {
  for (const button of window.earlyPresses ?? []) button.click();
  delete window.earlyPresses;
}
