import type { Database } from '@eyelet/db/database.ts';
import { findOpenLook } from '@eyelet/db/looks/look.ts';
import { standingOf } from '@eyelet/domain/looks/look.ts';
import { permissionsOf } from '@eyelet/domain/staff/roles.ts';
import { isAlive } from '@eyelet/domain/staff/sessions.ts';
import type { Looks, OpenLook } from '../kernel/look.ts';
import { hashOf } from '../kernel/secrets.ts';
import type { ConsumerType } from '../kernel/session.ts';
import { mayLook } from './may-look.ts';

/**
 * Reads a look at each call, with one statement: it ends with the consent, with its time, with the account of the customer, and with the
 * account, the session in the studio or the permission of whoever looks.
 */
export function createLooks({ db }: Database): Looks {
  return {
    async read(token, now): Promise<OpenLook | undefined> {
      const found = await findOpenLook(db, hashOf(token));
      if (!found?.expires_at || standingOf(found, now) !== 'open') return undefined;
      const times = { last_used_at: found.session_last_used_at, expires_at: found.session_expires_at };
      if (!isAlive(times, now) || !mayLook(permissionsOf(found.roles, found.own_roles))) return undefined;
      return {
        ...{ lookId: found.id, staffName: found.staff_name, language: found.language },
        ...{ customerName: found.consumer_name, endsAt: found.expires_at },
        session: {
          id: `look-${found.id}`,
          consumerNo: found.consumer_id,
          consumerType: found.consumer_kind as ConsumerType,
          isAssociate: false,
          acceptedTerms: found.employee_terms_accepted_at !== null,
        },
      };
    },
  };
}
