import { Type } from 'typebox';
import { operation } from '../kernel/operation.ts';
import { taskSchema } from './task.ts';

/**
 * The tasks that wait for the caller at the desks that they may use, most urgent first; kinds without a task are left
 * out.
 */
export const readHome = operation({
  id: 'home.read',
  method: 'GET',
  path: '/staff/v1/home',
  summary: 'Read what needs attention',
  callers: { staff: 'anyone' },
  response: Type.Object({ tasks: Type.Array(taskSchema) }),
  refusals: [],
});
