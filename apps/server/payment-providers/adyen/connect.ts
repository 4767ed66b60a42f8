import type { FastifyInstance } from 'fastify';
import type { Shop } from '../../kernel/shop.ts';
import type { PaymentProvider } from '../provider.ts';
import { type Adyen, openAdyen } from './adyen.ts';
import { mountAdyen } from './mount.ts';
import { createAdyenProvider } from './provider.ts';
import { sweepAdyen } from './sweep.ts';

declare module '../../kernel/shop.ts' {
  interface Shop {
    /** Pages and jobs of the Adyen adapter; undefined when the sandbox is the provider. */
    readonly adyen: AdyenConnection | undefined;
  }
}

/** The adapter as the shop uses it: as a payment provider, on the web, and in the jobs of the worker. */
export type AdyenConnection = Readonly<{
  provider: PaymentProvider;
  mount: (app: FastifyInstance, shop: Shop) => Promise<void>;
  sweep: (now: Date) => Promise<void>;
}>;

/** Sets up the adapter. Adyen is not called before the first payment. */
export function connectAdyen(parts: Omit<Adyen, 'api' | 'disputes'>): AdyenConnection {
  const adyen = openAdyen(parts);
  return {
    provider: createAdyenProvider(adyen),
    mount: (app, shop) => mountAdyen(app, shop, adyen),
    sweep: (now) => sweepAdyen(adyen, now),
  };
}
