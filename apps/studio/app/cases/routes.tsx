import type { RouteObject } from 'react-router';
import { Permitted } from '../frame/permitted.tsx';
import { CaseRecord } from './case-record.tsx';
import { CasesList } from './cases-list.tsx';

export const caseRoutes: readonly RouteObject[] = [
  {
    path: '/cases',
    element: (
      <Permitted permission="cases.read">
        <CasesList />
      </Permitted>
    ),
  },
  {
    path: '/cases/:reference',
    element: (
      <Permitted permission="cases.read">
        <CaseRecord />
      </Permitted>
    ),
  },
];
