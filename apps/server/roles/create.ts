import { createRole } from '@eyelet/contracts/roles/create.ts';
import { transact } from '@eyelet/db/placement/atomic.ts';
import { countMembers, findRole, findRoleByName, insertRole } from '@eyelet/db/staff/role.ts';
import { holdsAll } from '@eyelet/domain/staff/roles.ts';
import { recordAudit, sourceOf } from '../audit/record.ts';
import { handle } from '../kernel/handle.ts';
import { refuse } from '../kernel/refusal.ts';
import { lockAsActor } from '../staff/actor.ts';
import { roleView } from './view.ts';

/** Creates a role, with no permission that its creator lacks. */
export const createRoleHandler = handle(createRole, async (context, { body }) => {
  const { shop, now, newId } = context;
  const facts = { name: body.name.trim(), permissions: body.permissions };
  if (facts.name === '') return refuse('STF400', { member: 'name' });
  return transact(shop.database.db, async (tx) => {
    const { held } = await lockAsActor(tx, context);
    if (!held.has('roles.manage') || !holdsAll(held, facts.permissions)) return refuse('STF442');
    const known = await findRoleByName(tx, facts.name);
    if (known) {
      const isSame = [...known.permissions].sort().join() === [...facts.permissions].sort().join();
      return isSame
        ? roleView(known, (await countMembers(tx)).get(known.id) ?? 0)
        : refuse('STF444', { member: 'name' });
    }
    const id = newId();
    await insertRole(tx, id, facts, now);
    await recordAudit(tx, createRole, { subject: { kind: 'role', id }, before: null, after: facts }, sourceOf(context));
    const made = await findRole(tx, id);
    if (!made) throw new Error('the role just created does not exist');
    return roleView(made, 0);
  });
});
