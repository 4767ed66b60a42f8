import pg from 'pg';

/** Text of a statement, in any form that the driver accepts. */
function textOf(statement: unknown): string {
  return typeof statement === 'string' ? statement : ((statement as { text?: string } | undefined)?.text ?? '');
}

/** Background statements of the process: its jobs, and following changes of the catalogue and its stock. */
function isBackground(text: string): boolean {
  return /pgboss|"?jobs"?\.|^\s*listen\b|stock_change|pg_current_snapshot|string_agg\(place_id/i.test(text);
}

/** Statements that this process sends to its database while something runs, without background ones. */
export async function statementsOf(run: () => Promise<unknown>): Promise<readonly string[]> {
  const { prototype } = pg.Client as unknown as { prototype: { query: (...args: unknown[]) => unknown } };
  const { query } = prototype;
  const texts: string[] = [];
  prototype.query = function (this: unknown, ...args: unknown[]) {
    texts.push(textOf(args[0]));
    return query.apply(this, args);
  };
  try {
    await run();
  } finally {
    prototype.query = query;
  }
  return texts.filter((text) => !isBackground(text));
}
