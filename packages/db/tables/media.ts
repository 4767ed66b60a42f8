import type { ColumnType, Generated } from 'kysely';

export type MediaTables = {
  medium: {
    id: string;
    /** As content names it; never changes. */
    name: string;
    kind: string;
    title: string;
    /** SHA-256 of the file; null for a file of the folders that come with the brand. */
    hash: string | null;
    type: string;
    extension: string;
    bytes: number | null;
    width: number | null;
    height: number | null;
    /** In percent. */
    focus: ColumnType<Point | null, string | null, string | null>;
    crops: ColumnType<Partial<Record<'sm' | 'md' | 'lg', Part>>, string | undefined, string>;
    /** By language. */
    alt: ColumnType<Record<string, string>, string | undefined, string>;
    decorative: Generated<boolean>;
    version: Generated<number>;
    created_at: Date;
    updated_at: Date;
    updated_by: string;
  };
  /** Files that transactions have claimed. */
  file_claim: { hash: string };
};

type Point = Readonly<{ x: number; y: number }>;
type Part = Point & Readonly<{ width: number; height: number }>;
