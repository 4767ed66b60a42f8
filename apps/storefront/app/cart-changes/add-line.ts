import type { Line } from './change.ts';
import type { ChangeOptions, ChangeRequest } from './change-queue.ts';

export type AddLineParts = Readonly<{
  change: (request: ChangeRequest) => Promise<void>;
  /** Shows the cart with this size first. */
  openMiniCart: (upc: string) => void;
  /** Loads the mini cart's data while the change is being sent. */
  prepareMiniCart?: () => Promise<void>;
}>;

/** Puts a line into the cart and opens the mini cart (C2.59), unless suppressMiniCart (B7.14). */
export async function addLine(
  { change, openMiniCart, prepareMiniCart }: AddLineParts,
  line: Line,
  options: ChangeOptions = {},
): Promise<void> {
  const shown = options.suppressMiniCart ? undefined : prepareMiniCart?.().catch(() => undefined);
  await change({ change: { kind: 'add', line }, options });
  await shown;
  if (!options.suppressMiniCart) openMiniCart(line.upc);
}
