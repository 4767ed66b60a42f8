import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../kernel/shop.ts';
import type { PaymentProvider } from '../provider.ts';
import { type Adyen, openAdyen } from './adyen.ts';
import { mountAdyen } from './mount.ts';
import { createAdyenProvider } from './provider.ts';
import { sweepAdyen } from './sweep.ts';

declare module '../../kernel/shop.ts' {
  interface Shop {
    /** Pages and rounds of the adapter to Adyen; undefined when the sandbox moves the money. */
    readonly adyen: AdyenConnection | undefined;
  }
}

/** The adapter as the shop has it: behind the port, on the web, and in the rounds of the worker. */
export type AdyenConnection = Readonly<{
  provider: PaymentProvider;
  mount: (app: FastifyInstance, shop: Shop) => Promise<void>;
  sweep: (now: Date) => Promise<void>;
}>;

/** Sets the adapter up. Nothing is asked of Adyen before somebody pays. */
export function connectAdyen(parts: Omit<Adyen, 'api'>): AdyenConnection {
  const adyen = openAdyen(parts);
  return {
    provider: createAdyenProvider(adyen),
    mount: (app, shop) => mountAdyen(app, shop, adyen),
    sweep: (now) => sweepAdyen(adyen, now),
  };
}
