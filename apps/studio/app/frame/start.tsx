import { Navigate } from 'react-router';
import { useMay } from '../session/me.ts';
import type { Desk } from './desk.ts';

/** The first desk that somebody may use, else the own account. */
export function Start({ desks }: Readonly<{ desks: readonly Desk[] }>) {
  const may = useMay();
  const first = desks.find(({ permission }) => may(permission));
  return <Navigate to={first?.path ?? '/account'} replace />;
}
