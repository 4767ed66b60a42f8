import { listCases } from '@eyelet/contracts/cases/list.ts';
import { MessagesSquare } from 'lucide-react';
import type { Desk } from '../frame/desk.ts';
import { call } from '../session/api.ts';
import { caseRoutes } from './routes.tsx';

/** What customers ask, and how the shop answers. */
export const casesDesk: Desk = {
  path: '/cases',
  title: 'studio.cases.title',
  icon: MessagesSquare,
  permission: 'cases.read',
  routes: caseRoutes,
  find: async (words) => {
    const { rows } = await call(listCases, { query: { search: words, limit: 8 } });
    return rows.map(({ reference, firstName, lastName, about }) => ({
      id: reference,
      label: `${reference} ${firstName} ${lastName}`,
      hint: about,
      path: `/cases/${reference}`,
    }));
  },
};
