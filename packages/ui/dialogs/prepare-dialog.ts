import { whenOnline } from '../loading/when-online.ts';
import { prepareContent } from './dialog-content.ts';
import type { DialogFrame } from './dialog-frame.tsx';
import type { DialogDefinition } from './dialog-stack.ts';

let frame: typeof DialogFrame | undefined;

/** Fetches a dialog before it is opened, so that it comes filled. */
export async function prepareDialog<P extends object>(definition: DialogDefinition<P>): Promise<void> {
  await Promise.all([prepareContent(definition), prepareFrame()]);
}

/** Fetches what every dialog stands in; a page does without until its first one is opened. */
export async function prepareFrame(): Promise<void> {
  frame ??= (await whenOnline(() => import('./dialog-frame.tsx'))).DialogFrame;
}

export function preparedFrame(): typeof DialogFrame | undefined {
  return frame;
}
