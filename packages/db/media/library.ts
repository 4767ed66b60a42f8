import { sql } from 'kysely';
import type { Reader } from '../database.ts';

/** The facts of a medium that a process keeps. */
export type LibraryRow = Readonly<{
  name: string;
  kind: string;
  hash: string | null;
  type: string;
  extension: string;
  width: number | null;
  height: number | null;
  focus: Readonly<{ x: number; y: number }> | null;
  crops: Readonly<
    Partial<Record<'sm' | 'md' | 'lg', Readonly<{ x: number; y: number; width: number; height: number }>>>
  >;
  alt: Readonly<Record<string, string>>;
  decorative: boolean;
}>;

/** The media of the given names, or all. */
export async function readLibrary(
  { db }: Readonly<{ db: Reader }>,
  names?: readonly string[],
): Promise<readonly LibraryRow[]> {
  return db
    .selectFrom('medium')
    .select([
      ...(['name', 'kind', 'hash', 'type', 'extension', 'width', 'height'] as const),
      ...(['focus', 'crops', 'alt', 'decorative'] as const),
    ])
    .$if(names !== undefined, (query) => query.where('name', 'in', [...(names ?? [])]))
    .execute();
}

export type BrandMedium = Readonly<{ id: string; name: string; kind: string; type: string; extension: string }>;

/** Lists files that come with the brand in the library; those that are there stay as they are. */
export async function adoptMedia(db: Reader, media: readonly BrandMedium[], now: Date): Promise<void> {
  await sql`insert into medium (id, name, kind, title, type, extension, created_at, updated_at, updated_by)
    select id, name, kind, name, type, extension, ${now}, ${now}, ''
    from jsonb_to_recordset(${JSON.stringify(media)}::jsonb) as one (id uuid, name text, kind text, type text, extension text)
    on conflict (name) do nothing`.execute(db);
}
