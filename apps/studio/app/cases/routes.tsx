import type { RouteObject } from 'react-router';
import { NewTemplate } from '../answer-templates/new-template.tsx';
import { TemplateRecord } from '../answer-templates/template-record.tsx';
import { TemplatesList } from '../answer-templates/templates-list.tsx';
import { RequirePermission } from '../frame/require-permission.tsx';
import { CaseRecord } from './case-record.tsx';
import { CasesList } from './cases-list.tsx';

export const caseRoutes: readonly RouteObject[] = [
  {
    path: '/cases',
    element: (
      <RequirePermission permission="cases.read">
        <CasesList />
      </RequirePermission>
    ),
  },
  {
    path: '/cases/templates',
    element: (
      <RequirePermission permission="cases.read">
        <TemplatesList />
      </RequirePermission>
    ),
  },
  {
    path: '/cases/templates/new',
    element: (
      <RequirePermission permission="cases.write">
        <NewTemplate />
      </RequirePermission>
    ),
  },
  {
    path: '/cases/templates/:templateId',
    element: (
      <RequirePermission permission="cases.read">
        <TemplateRecord />
      </RequirePermission>
    ),
  },
  {
    path: '/cases/:reference',
    element: (
      <RequirePermission permission="cases.read">
        <CaseRecord />
      </RequirePermission>
    ),
  },
];
