import { createContext, type ReactNode, useContext, useState } from 'react';
import { DialogHost } from './dialog-host.tsx';
import { createDialogManager, type DialogManager } from './dialog-manager.ts';

const DialogContext = createContext<DialogManager | undefined>(undefined);

/** Gives every part below the means to open dialogs, and draws those that are open. */
export function DialogProvider({ children }: Readonly<{ children: ReactNode }>) {
  const [manager] = useState(createDialogManager);
  return (
    <DialogContext value={manager}>
      {children}
      <DialogHost manager={manager} />
    </DialogContext>
  );
}

/** Opens and closes dialogs. */
export function useDialogs(): DialogManager {
  const manager = useContext(DialogContext);
  if (!manager) throw new Error('no DialogProvider above this part');
  return manager;
}
