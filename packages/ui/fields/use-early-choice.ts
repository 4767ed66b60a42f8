import { type RefObject, useEffect } from 'react';

/**
 * Tells of a radio button that was chosen before scripts were there to hear of it; React would put it back to what the page was
 * made with. `group` holds the buttons, `chosen` is what counts so far.
 */
export function useEarlyChoice(
  group: RefObject<HTMLElement | null>,
  chosen: string | undefined,
  onChoose: ((value: string) => void) | undefined,
): void {
  // Once, when the page begins to answer: from then on every choice is heard.
  useEffect(() => {
    const early = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (early !== undefined && early !== chosen) onChoose?.(early);
  }, []);
}
