import type { WindowLabel } from './shipment.ts';

/** Days until a window begins; the same day is 0 (C9.22). */
function waitOf(label: WindowLabel): number {
  return label === 'same-day' ? 0 : label.from;
}

/** Windows, the earliest first; those that begin at the same time keep their order (C9.22). */
export function sortWindows<Window extends Readonly<{ label: WindowLabel }>>(windows: readonly Window[]): Window[] {
  return [...windows].sort((one, other) => waitOf(one.label) - waitOf(other.label));
}

/**
 * Days until a window that is known by its text only begins; 'same day' counts as 0, a text without digit comes last.
 */
export function waitOfText(text: string): number {
  if (text.trim().toLowerCase() === 'same day') return 0;
  return Number(/^\s*(\d+)/.exec(text)?.[1] ?? Number.MAX_SAFE_INTEGER);
}
