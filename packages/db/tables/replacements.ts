export type ReplacementTables = {
  /** An order by which goods of another one are sent again at no charge. */
  order_replacement: {
    order_number: string;
    replacement_id: string;
    of_order: string;
    reason: string;
    author_id: string;
    author: string;
    made_at: Date;
  };
  /** The units that it replaces, by lines of the order whose goods they are. */
  order_replacement_line: { order_number: string; line_no: number; qty: number };
};
