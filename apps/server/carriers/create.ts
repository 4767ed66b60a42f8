import type { Config } from '../kernel/config.ts';
import type { CarrierService } from './service.ts';
import { createCarrierSimulator } from './simulator/simulator.ts';

/** The service of carriers in the settings; undefined if there is none. */
export function createCarriers({ carriers }: Pick<Config, 'carriers'>): CarrierService | undefined {
  return carriers.kind === 'none' ? undefined : createCarrierSimulator();
}
