import { createContext } from 'react';

/** The product of the page, and how the shop looks up the style that services outside know it by. */
export type PageProduct = Readonly<{ id: string; readMasterId: (productId: string) => Promise<string> }>;

export const PageProductContext = createContext<PageProduct | undefined>(undefined);
