import type { MessageKey } from '@eyelet/messages/keys.ts';
import type { ComponentType } from 'react';

/** Properties of a dialog's content besides its own. */
export type DialogContentProps = Readonly<{
  close: () => void;
  /** Id of the heading that names the dialog. */
  titleId: string;
}>;

/**
 * `modal` is centred on wide screens; `stage` is centred too and fills most of them; `panel` and `start` are side
 * panels there. Small screens: sheet or panel.
 */
export type DialogSide = 'modal' | 'stage' | 'panel' | 'start';

/** A kind of dialog: its content is loaded when it is first opened. */
export type DialogDefinition<P extends object = object> = Readonly<{
  name: string;
  side: DialogSide;
  /** Its title until its content has loaded; a message of the part `page`. */
  title?: MessageKey;
  load: () => Promise<{ default: ComponentType<P & DialogContentProps> }>;
  /** Stays open below every dialog, or below those named (C2.71, C2.72). */
  keptUnder?: 'every' | readonly string[];
  /** Interrupts: open dialogs stay open below it. */
  interrupts?: boolean;
  /** Cannot be closed by another dialog, such as the 3-D Secure challenge (C2.72). */
  locked?: boolean;
}>;

export type OpenDialog = Readonly<{
  key: number;
  definition: DialogDefinition<never>;
  props: object;
  /** Still on screen while its closing transition runs. */
  leaving: boolean;
}>;

export type DialogStack = readonly OpenDialog[];

function staysUnder(below: DialogDefinition<never>, above: DialogDefinition<never>): boolean {
  if (below.locked || above.interrupts) return true;
  return below.keptUnder === 'every' || (below.keptUnder?.includes(above.name) ?? false);
}

/**
 * Opens a dialog: the open one closes (C2.70) unless it stays open below the new one (C2.71) or is locked. Opened
 * twice, the same dialog exists once, with the newer properties.
 */
export function openOn(
  stack: DialogStack,
  definition: DialogDefinition<never>,
  props: object,
  key: number,
): DialogStack {
  const current = stack.findLast((dialog) => !dialog.leaving);
  const settled = stack.map((dialog) => {
    if (dialog.leaving || dialog.definition.locked) return dialog;
    const again = dialog.definition.name === definition.name;
    const closes = dialog === current && !staysUnder(dialog.definition, definition);
    return again || closes ? { ...dialog, leaving: true } : dialog;
  });
  return [...settled, { key, definition, props, leaving: false }];
}

/** Begins to close a dialog. */
export function closeOn(stack: DialogStack, key: number): DialogStack {
  return stack.map((dialog) => (dialog.key === key ? { ...dialog, leaving: true } : dialog));
}

/** Removes a dialog whose transition has ended. */
export function removeFrom(stack: DialogStack, key: number): DialogStack {
  return stack.filter((dialog) => dialog.key !== key);
}
