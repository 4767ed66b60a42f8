import type { DeliveryFacts } from '../delivery/facts.ts';
import type { CartDocument, CartLine, DeliveryChoice } from './document.ts';

/** Why a line cannot take another way: ORD516, ORD517, ORD518. */
export type SwitchObjection = 'no-home' | 'no-pickup' | 'no-ship-to-store';

export type Switched =
  | Readonly<{ kind: 'changed'; cart: CartDocument; line: CartLine }>
  | Readonly<{ kind: 'unknown-line' }>
  | Readonly<{ kind: SwitchObjection }>;

/** Gives a line another way (C8.39 to C8.41); the stock of `facts` must hold for all lines that it then shares it with. */
export type SwitchLine = (cart: CartDocument, lineId: string, choice: DeliveryChoice, facts: DeliveryFacts) => Switched;
