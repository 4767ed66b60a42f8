import { expect, test } from 'vitest';
import { auditQuery } from './audit-query.ts';

test('days of the address are instants of the reader’s clock, and the last day is whole', () => {
  expect(auditQuery({ from: '2026-11-20', to: '2026-11-21' })).toEqual({
    from: new Date(2026, 10, 20).toISOString(),
    to: new Date(2026, 10, 22).toISOString(),
  });
});

test('what is no day, or empty, narrows nothing', () => {
  expect(auditQuery({ from: 'yesterday', to: '2026-13-45', action: '', staffId: undefined })).toEqual({});
});

test('who, what and which are handed on', () => {
  const address = { staffId: 's', action: 'staff.invite', subjectKind: 'staff', subjectId: 'x' };
  expect(auditQuery({ ...address, sort: 'name' })).toEqual(address);
});
