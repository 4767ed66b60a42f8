import { type CustomerAction, type CustomerRequest, customerReasons } from '@eyelet/contracts/customers/request.ts';
import type { NamedAction } from '@eyelet/db/customers/action.ts';
import type { NamedRequest } from '@eyelet/db/customers/request.ts';
import { decisionView } from '../kernel/decision-view.ts';
import { isConcerned } from './concerned.ts';

const reasonOf = (stored: string) => customerReasons.find((one) => one === stored) ?? 'other';

/** A request as somebody of the staff sees it. */
export function requestView(row: NamedRequest, staffId: string): CustomerRequest {
  return {
    requestId: row.id,
    kind: row.kind,
    reason: reasonOf(row.reason),
    note: row.note,
    state: row.state,
    ...decisionView(row, staffId),
    fileUntil: isConcerned(row, staffId) ? (row.file_until?.toISOString() ?? null) : null,
  };
}

/** What somebody of the staff has done with an account. */
export function actionView(row: NamedAction): CustomerAction {
  return {
    actionId: row.id,
    action: row.action,
    reason: reasonOf(row.reason),
    note: row.note,
    before: textsOf(row.before),
    after: textsOf(row.after),
    doneBy: row.doer ?? '',
    doneAt: row.done_at.toISOString(),
  };
}

function textsOf(document: NamedAction['before']): Record<string, string> {
  return Object.fromEntries(Object.entries(document ?? {}).map(([member, value]) => [member, String(value)]));
}
