/** How many filters of one list a person may have saved, and how many of it may be shared. */
export const mostSaved = 20;

/** Saved filters: of whom, null for those that are shared. */
type Saved = Readonly<{ id: string; owner: string | null; name: string }>;
type Reader = Readonly<{ staffId: string; mayShare: boolean }>;

/** Whether somebody sees saved filters of a list that they may read. */
export function seesFilter({ owner }: Pick<Saved, 'owner'>, { staffId }: Pick<Reader, 'staffId'>): boolean {
  return owner === null || owner === staffId;
}

/** Whether somebody may change or delete saved filters that they see: their own, and shared ones with the permission to share. */
export function mayChangeFilter({ owner }: Pick<Saved, 'owner'>, { staffId, mayShare }: Reader): boolean {
  return owner === null ? mayShare : owner === staffId;
}

const known = (name: string) => name.trim().toLowerCase();

/**
 * What keeps filters from being saved beside the others that their reader sees: `taken` if one of these has the name, in whatever case of
 * letters; `full` if as many are saved for the person, or shared, as may be.
 */
export function savingProblem(saved: Saved, others: readonly Saved[]): 'taken' | 'full' | undefined {
  const beside = others.filter(({ id }) => id !== saved.id);
  if (beside.some(({ name }) => known(name) === known(saved.name))) return 'taken';
  return beside.filter(({ owner }) => owner === saved.owner).length >= mostSaved ? 'full' : undefined;
}
