import { listRoles } from '@eyelet/contracts/roles/list.ts';
import type { StaffRole } from '@eyelet/contracts/roles/role.ts';
import { useQuery } from '@tanstack/react-query';
import { call } from './api.ts';

/** The roles of the shop; undefined until they are read. */
export function useRoles(): readonly StaffRole[] | undefined {
  return useQuery({ queryKey: ['roles'], queryFn: () => call(listRoles, {}) }).data?.roles;
}
