import { consumer } from '../events/consumer.ts';
import { performExport } from './export.ts';

/** Gathers what a consumer has asked for. */
export const dataExports = consumer('data-exports', {
  'export.asked': ({ exportId }, shop) => performExport(exportId, shop),
});
