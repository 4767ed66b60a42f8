import type { Reader } from '../database.ts';

/** Ids of a person's lists: favorites and saved items. */
export async function listsOf(
  db: Reader,
  owner: string,
): Promise<Readonly<{ favoriteId: string | null; saveForLaterId: string | null }>> {
  const { favoriteId, saveForLaterId } = await db
    .selectNoFrom((eb) => [
      eb.selectFrom('favorite_list').select('id').where('owner', '=', owner).as('favoriteId'),
      eb.selectFrom('saved_list').select('id').where('owner', '=', owner).as('saveForLaterId'),
    ])
    .executeTakeFirstOrThrow();
  return { favoriteId, saveForLaterId };
}
