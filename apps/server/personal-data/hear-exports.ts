import { consumer } from '../events/consumer.ts';
import { performExport } from './export.ts';

/** Gathers requested exports of data. */
export const dataExports = consumer('data-exports', {
  'export.asked': (shop, { exportId }) => performExport(shop, exportId),
});
