/**
 * Condition of a statement whose commit does not wait for the disk. Only for a statement or a transaction that does nothing else, and
 * for what may be lost when the machine of the database fails: the changes of a fraction of a second, never what others build on,
 * as all that is committed later is kept only together with it.
 */
export const withoutWait = `(select set_config('synchronous_commit', 'off', true)) = 'off'`;
