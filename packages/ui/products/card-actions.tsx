import { createContext, type ReactNode, useContext } from 'react';

/** What every product card offers in the upper corner of its picture, such as a heart. */
export type CardActions = (productId: string, name: string) => ReactNode;

const CardActionsContext = createContext<CardActions | undefined>(undefined);

/** Gives all cards beneath it their actions, wherever they are: listings, rows, blocks of content. */
export function CardActionsProvider({ actions, children }: Readonly<{ actions: CardActions; children: ReactNode }>) {
  return <CardActionsContext value={actions}>{children}</CardActionsContext>;
}

export function useCardActions(): CardActions | undefined {
  return useContext(CardActionsContext);
}
