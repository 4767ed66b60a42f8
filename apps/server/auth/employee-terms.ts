import { hasAcceptedEmployeeTerms } from '@eyelet/db/consumers/employee-terms.ts';
import type { Pool } from 'pg';
import type { Sessions } from '../kernel/session.ts';

/**
 * Sessions of which those of employees say whether the terms of employees are accepted (C6.09). It is read at each call and
 * not kept in the token, so that benefits end with the consent; while it cannot be read there are none.
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
