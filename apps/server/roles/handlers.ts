import type { AnyHandler } from '../kernel/handle.ts';
import { createRoleHandler } from './create.ts';
import { listRolesHandler } from './list.ts';
import { removeRoleHandler } from './remove.ts';
import { updateRoleHandler } from './update.ts';

/** Roles: sets of permissions of staff. */
export const roleHandlers: readonly AnyHandler[] = [
  listRolesHandler,
  createRoleHandler,
  updateRoleHandler,
  removeRoleHandler,
];
