import { type RefObject, useEffect } from 'react';

/**
 * Reports a radio button that was chosen before scripts had loaded; React would reset it to the rendered state. `group`
 * contains the buttons, `chosen` is the current value.
 */
export function useEarlyChoice(
  group: RefObject<HTMLElement | null>,
  chosen: string | undefined,
  onChoose: ((value: string) => void) | undefined,
): void {
  // Once after hydration: from then on every choice triggers an event.
  useEffect(() => {
    const early = group.current?.querySelector<HTMLInputElement>('input:checked')?.value;
    if (early !== undefined && early !== chosen) onChoose?.(early);
  }, []);
}
