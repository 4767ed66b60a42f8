import {
  closeOn,
  type DialogContentProps,
  type DialogDefinition,
  type DialogStack,
  openOn,
  removeFrom,
} from './dialog-stack.ts';

/** Milliseconds of a dialog's opening and closing transition (C9.02). */
export const dialogTransition = 250;

/** Properties that the caller who opens a dialog must pass. */
export type OwnProps<P> = Omit<P, keyof DialogContentProps>;

export type DialogManager = Readonly<{
  open: <P extends object>(definition: DialogDefinition<P>, props: OwnProps<P>) => void;
  /** Closes the dialog with this key, or the top one. */
  close: (key?: number) => void;
  remove: (key: number) => void;
  /** Closes all dialogs that may be closed, as when the page changes. */
  closeAll: () => void;
  read: () => DialogStack;
  subscribe: (listener: () => void) => () => void;
}>;

/** Holds the open dialogs; the host renders them. */
export function createDialogManager(): DialogManager {
  let stack: DialogStack = [];
  let keys = 0;
  const listeners = new Set<() => void>();
  const set = (next: DialogStack) => {
    stack = next;
    for (const listener of listeners) listener();
  };
  return {
    open: (definition, props) => {
      keys += 1;
      set(openOn(stack, definition as DialogDefinition<never>, props, keys));
    },
    close: (key) => {
      const target = key ?? stack.findLast((dialog) => !dialog.leaving)?.key;
      if (target !== undefined) set(closeOn(stack, target));
    },
    remove: (key) => set(removeFrom(stack, key)),
    closeAll: () => set(stack.map((dialog) => (dialog.definition.locked ? dialog : { ...dialog, leaving: true }))),
    read: () => stack,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
