export type ReplacementTables = {
  /** An order by which goods of another one are sent again at no charge. */
  order_replacement: {
    order_number: string;
    replacement_id: string;
    of_order: string;
    /** The order that was paid, also where what was sent again is replaced itself. */
    root_order: string;
    reason: string;
    author_id: string;
    author: string;
    /** What was paid for the goods, in minor units. */
    worth: number;
    made_at: Date;
  };
  /** The units that it replaces, by lines of the order whose goods they are, of its own, and of the order that was paid. */
  order_replacement_line: {
    order_number: string;
    line_no: number;
    own_line_no: number;
    root_line_no: number;
    qty: number;
  };
};
