import type { ComponentType } from 'react';
import { whenOnline } from '../loading/when-online.ts';
import type { DialogContentProps, DialogDefinition } from './dialog-stack.ts';

type Content = ComponentType<DialogContentProps>;

const contents = new WeakMap<object, Content>();

/** Loads the content of a dialog. */
export async function prepareContent<P extends object>(definition: DialogDefinition<P>): Promise<void> {
  if (contents.has(definition)) return;
  contents.set(definition, (await whenOnline(definition.load)).default as unknown as Content);
}

/** The content of a dialog, once it has been loaded. */
export function preparedContent(definition: DialogDefinition<never>): Content | undefined {
  return contents.get(definition);
}
