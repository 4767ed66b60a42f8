/** A version of a dated page, and the instant at which it is read; without one, as it was last. */
export type NamedVersion = Readonly<{ slug: string; version: number; at?: Date | undefined }>;

/**
 * Path of a version of a dated page: `/en-gb/versions/sale-terms/3`, or `…/3/20260302-090000000` for its state at that
 * instant.
 */
export function versionPath(locale: string, { slug, version, at }: NamedVersion): string {
  const moment = at
    ? `/${at
        .toISOString()
        .replaceAll(/[-:.Z]/g, '')
        .replace('T', '-')}`
    : '';
  return `/${locale}/versions/${slug}/${version}${moment}`;
}

/** The version that a path below the market names; undefined for other paths. */
export function namedVersion(path: string): NamedVersion | undefined {
  const [, slug, version, moment] =
    /^versions\/([a-z0-9-]{1,80})\/([1-9]\d{0,5})(?:\/(\d{8}-\d{9}))?$/.exec(path) ?? [];
  if (!slug || !version) return undefined;
  const named = { slug, version: Number(version) };
  if (moment === undefined) return named;
  const at = new Date(moment.replace(/^(.{4})(..)(..)-(..)(..)(..)(...)$/, '$1-$2-$3T$4:$5:$6.$7Z'));
  return Number.isNaN(at.getTime()) ? undefined : { ...named, at };
}
