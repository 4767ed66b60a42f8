import type { ColumnType } from 'kysely';

export type AddressTables = {
  consumer_address: {
    id: string;
    consumer_id: string;
    approach_type: 'S' | 'B';
    main: boolean;
    document: ColumnType<unknown, string, string>;
    created_at: Date;
    updated_at: Date;
  };
};
