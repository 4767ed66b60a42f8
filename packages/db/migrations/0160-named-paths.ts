import { type Kysely, sql } from 'kysely';

/**
 * The paths that stored versions name without a record of it: captions of films, events and terms by their keys, and links in texts.
 * Newer versions record them when they are saved.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    insert into content_reference (item_id, version, kind, target)
    select item_id, number, 'path', left(target, 500) from content_version as version, lateral (
      select ${folder(sql`named.member`)} || (named.value #>> '{}') as target from (
        select 'src' as member, value from jsonb_path_query(version.document, '$.**.src') as value
        union all select 'eventId', value from jsonb_path_query(version.document, '$.**.eventId') as value
        union all select 'termsPage', value from jsonb_path_query(version.document, '$.**.termsPage') as value
        union all select substring(said.key from '(src|eventId|termsPage)$'), said.value -> 'value'
          from jsonb_each(version.document -> 'variants') as audience,
            jsonb_each(audience.value -> 'texts') as said
          where said.key ~ '(^|\\.)(src|eventId|termsPage)$'
      ) as named
      where jsonb_typeof(named.value) = 'string' and named.value <> '""'
      union all
      select replace(link[1], '&amp;', '&')
        from jsonb_path_query(version.document, '$.** ? (@.type() == "string" && @ like_regex "<a[^>]*href")') as written,
          regexp_matches(written #>> '{}', '<a\\s[^>]*href="(/[^"]*)"', 'g') as link
    ) as found
    where target like '/%'
    on conflict do nothing`.execute(db);
}

/** What stands before the name in a path. */
function folder(member: ReturnType<typeof sql>) {
  return sql`case ${member} when 'eventId' then '/events/' when 'termsPage' then '/' else '' end`;
}
