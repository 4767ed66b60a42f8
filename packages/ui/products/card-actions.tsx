import { createContext, type ReactNode, useContext } from 'react';

/** The actions in the upper corner of each product card's picture, such as a heart. */
export type CardActions = (productId: string, name: string) => ReactNode;

const CardActionsContext = createContext<CardActions | undefined>(undefined);

/** Gives all cards below it their actions: in listings, rows and content blocks. */
export function CardActionsProvider({ actions, children }: Readonly<{ actions: CardActions; children: ReactNode }>) {
  return <CardActionsContext value={actions}>{children}</CardActionsContext>;
}

export function useCardActions(): CardActions | undefined {
  return useContext(CardActionsContext);
}
