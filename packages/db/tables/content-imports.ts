import type { ColumnType, Generated } from 'kysely';

type Json<T> = ColumnType<T, string, string>;

export type ContentImportTables = {
  content_import: {
    id: string;
    import_no: Generated<number>;
    file_name: string;
    file_hash: string;
    /** Whether its file is in the storage of the media, by hash. */
    file_kept: Generated<boolean>;
    bytes: number;
    /** Whether there are media in its file, for which one needs a permission of their own. */
    has_media: boolean;
    state: 'checking' | 'checked' | 'importing' | 'done' | 'refused' | 'failed';
    problem: string | null;
    step: string | null;
    step_done: Generated<number>;
    step_of: Generated<number>;
    counts: Json<unknown> | null;
    rows: ColumnType<unknown, string | undefined, string>;
    /** Who asked for it last, and from where, as the audit writes it down. */
    asked_for: Json<ImportAsker>;
    asked_at: Date;
    ended_at: Date | null;
    /** Runs that have begun since it was asked for. */
    tries: Generated<number>;
    /** The run that works at it, as long as it is seen. */
    runner: string | null;
    seen_at: Date | null;
  };
};

export type ImportAsker = Readonly<{
  staffId: string | null;
  staffName: string;
  network: string;
  device: string;
  correlationId: string;
}>;
