import type { Line } from './change.ts';
import type { ChangeOptions, ChangeRequest } from './change-queue.ts';

export type AddLineParts = Readonly<{
  change: (request: ChangeRequest) => Promise<void>;
  openMiniCart: () => void;
}>;

/** Puts a line into the cart and shows the mini cart beside the page (C2.59), unless suppressMiniCart (B7.14). */
export async function addLine(
  { change, openMiniCart }: AddLineParts,
  line: Line,
  options: ChangeOptions = {},
): Promise<void> {
  await change({ change: { kind: 'add', line }, options });
  if (!options.suppressMiniCart) openMiniCart();
}
