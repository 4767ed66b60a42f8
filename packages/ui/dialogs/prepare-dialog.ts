import { whenOnline } from '../loading/when-online.ts';
import { prepareContent } from './dialog-content.ts';
import type { DialogFrame } from './dialog-frame.tsx';
import type { DialogDefinition } from './dialog-stack.ts';

let frame: typeof DialogFrame | undefined;

/** Loads a dialog before it is opened, so that it opens with its content. */
export async function prepareDialog<P extends object>(definition: DialogDefinition<P>): Promise<void> {
  await Promise.all([prepareContent(definition), prepareFrame()]);
}

/** Loads the frame of every dialog; a page does not need it before its first dialog. */
export async function prepareFrame(): Promise<void> {
  frame ??= (await whenOnline(() => import('./dialog-frame.tsx'))).DialogFrame;
}

export function preparedFrame(): typeof DialogFrame | undefined {
  return frame;
}
