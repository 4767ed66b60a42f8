import { createContext, type ReactNode, useContext, useState } from 'react';
import { DialogHost } from './dialog-host.tsx';
import { createDialogManager, type DialogManager } from './dialog-manager.ts';

const DialogContext = createContext<DialogManager | undefined>(undefined);

/** Lets every part below open dialogs, and renders the open ones. */
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
