import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';

/** Takes the name of a script that a browser could not load, and nothing about its visitor. */
export const reportUnloaded = operation({
  id: 'performance.reportUnloaded',
  method: 'POST',
  path: '/fapi/performance/unloaded',
  summary: 'Report a script that did not load',
  callers: 'anyone',
  body: Type.Object({ script: Type.String({ pattern: '^[\\w-]{1,100}\\.js$', description: 'Name of its file.' }) }),
  response: Type.Object({ taken: Type.Boolean() }),
  refusals: [],
  perMinute: 30,
});
