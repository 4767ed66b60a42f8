import type { AnyHandler } from '../kernel/handle.ts';
import { changeAllowanceHandler } from './change.ts';
import { listAllowancesHandler } from './list.ts';
import { readAllowanceHandler } from './read.ts';

/** What athletes, employees and professionals may spend in a year. */
export const allowanceHandlers: readonly AnyHandler[] = [
  listAllowancesHandler,
  readAllowanceHandler,
  changeAllowanceHandler,
];
