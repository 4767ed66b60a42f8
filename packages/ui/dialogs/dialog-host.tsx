import { type ComponentType, lazy, useSyncExternalStore } from 'react';
import { DialogFrame } from './dialog-frame.tsx';
import type { DialogManager } from './dialog-manager.ts';
import type { DialogContentProps, DialogDefinition, DialogStack } from './dialog-stack.ts';

const none: DialogStack = [];

const loaded = new WeakMap<DialogDefinition<never>, ComponentType<DialogContentProps>>();

function contentOf(definition: DialogDefinition<never>): ComponentType<DialogContentProps> {
  const known = loaded.get(definition);
  if (known) return known;
  const content = lazy(definition.load as unknown as () => Promise<{ default: ComponentType<DialogContentProps> }>);
  loaded.set(definition, content as unknown as ComponentType<DialogContentProps>);
  return content as unknown as ComponentType<DialogContentProps>;
}

/** Draws the open dialogs in the order in which they were opened. */
export function DialogHost({ manager }: Readonly<{ manager: DialogManager }>) {
  const stack = useSyncExternalStore(manager.subscribe, manager.read, () => none);
  return stack.map((dialog) => (
    <DialogFrame key={dialog.key} dialog={dialog} manager={manager} Content={contentOf(dialog.definition)} />
  ));
}
