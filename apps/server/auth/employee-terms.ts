import { hasAcceptedEmployeeTerms } from '@eyelet/db/consumers/employee-terms.ts';
import type { Pool } from 'pg';
import type { Sessions } from '../kernel/session.ts';

/**
 * Sessions that know whether an employee has accepted the terms for employees (C6.09). That is read at each call rather
 * than kept in the token, so that benefits end with the consent; if it cannot be read, there are none.
 */
export function withEmployeeTerms(sessions: Sessions, { pool }: Readonly<{ pool: Pool }>): Sessions {
  return {
    ...sessions,
    read: async (accessToken, now) => {
      const session = await sessions.read(accessToken, now);
      if (session?.consumerType !== 'EMPLOYEE') return session;
      const acceptedTerms = await hasAcceptedEmployeeTerms(pool, session.consumerNo).catch(() => false);
      return { ...session, acceptedTerms };
    },
  };
}
