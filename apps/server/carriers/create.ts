import type { Config, Secrets } from '../kernel/config.ts';
import { createEasypost } from './easypost/easypost.ts';
import type { CarrierService } from './service.ts';
import { createCarrierSimulator } from './simulator/simulator.ts';

/** The service of carriers in the settings; undefined if there is none. */
export function createCarriers(
  { carriers: settings }: Pick<Config, 'carriers'>,
  { carriers: secrets }: Pick<Secrets, 'carriers'>,
): CarrierService | undefined {
  if (settings.kind === 'easypost' && secrets) return createEasypost({ ...settings, ...secrets });
  return settings.kind === 'simulator' ? createCarrierSimulator() : undefined;
}
