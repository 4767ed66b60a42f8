import { useSyncExternalStore } from 'react';
import { tellUnanswered } from '../toasts/tell-unanswered.ts';
import { useSay } from '../words/words.tsx';
import type { DialogManager } from './dialog-manager.ts';
import type { DialogStack } from './dialog-stack.ts';
import { preparedFrame, prepareFrame } from './prepare-dialog.ts';
import { usePrepared } from './use-prepared.ts';

const none: DialogStack = [];

/** Renders the open dialogs in the order in which they were opened. */
export function DialogHost({ manager }: Readonly<{ manager: DialogManager }>) {
  const say = useSay();
  const stack = useSyncExternalStore(manager.subscribe, manager.read, () => none);
  const Frame = usePrepared(preparedFrame, stack.length > 0 ? prepareFrame : undefined, () => {
    for (const { key } of stack) manager.remove(key);
    tellUnanswered(say);
  });
  return Frame && stack.map((dialog) => <Frame key={dialog.key} dialog={dialog} manager={manager} />);
}
