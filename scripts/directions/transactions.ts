/** Where transactions begin: `transact`, and reading from a snapshot, which locks nothing and is never aborted for another. */
const beginning: ReadonlySet<string> = new Set([
  'packages/db/placement/atomic.ts',
  'packages/db/exports/read-at-once.ts',
]);

const begin = /\.\s*(transaction|startTransaction)\s*\(|['"`]\s*(begin|start transaction)\s*(;|['"`]|isolation|read)/gi;

/** Sentences on transactions of a module that fail when the database aborts them in favour of another, as `transact` is not used. */
export function bareTransactions(file: string, source: string): readonly string[] {
  if (beginning.has(file) || file.includes('.test.')) return [];
  return [...source.matchAll(begin)].map(({ index }) => {
    const line = source.slice(0, index).split('\n').length;
    return `${file}:${line}: a transaction begins without transact, which runs it again when the database aborts it`;
  });
}
