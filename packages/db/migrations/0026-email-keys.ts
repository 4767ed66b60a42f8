import { domainToASCII, domainToUnicode } from 'node:url';
import { type Kysely, sql } from 'kysely';

/**
 * Emails whose domain was typed in its encoded form (`xn--`) had a key of their own until keys used Unicode. If the
 * other form has been registered meanwhile, both stay unchanged.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const { table, column, same } of keys) {
    const { rows } = await sql<{ key: string }>`
      select distinct ${sql.ref(column)} as key from ${sql.table(table)} where ${sql.ref(column)} like '%@%xn--%'
    `.execute(db);
    const changed = rows.map(({ key }) => ({ key, plain: plainKey(key) })).filter(({ key, plain }) => key !== plain);
    if (changed.length === 0) continue;
    await sql`
      update ${sql.table(table)} one set ${sql.ref(column)} = changed.plain
      from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed(key text, plain text)
      where one.${sql.ref(column)} = changed.key
        and not exists (
          select from ${sql.table(table)} other where other.${sql.ref(column)} = changed.plain and ${sql.raw(same)}
        )
    `.execute(db);
  }
}

/** The columns with such keys, and the rows that must not have the same one. */
const keys = [
  { table: 'consumer', column: 'email_key', same: 'one.confirmed and other.confirmed' },
  {
    table: 'subscription',
    column: 'recipient_key',
    same: "one.channel = 'email' and other.channel = one.channel and other.type = one.type",
  },
] as const;

function plainKey(key: string): string {
  const at = key.lastIndexOf('@') + 1;
  const domain = key.slice(at);
  return key.slice(0, at) + (domainToUnicode(domainToASCII(domain)) || domain);
}
