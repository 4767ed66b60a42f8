export type SavedItemTables = {
  saved_list: {
    id: string;
    /** A consumer or a guest. */
    owner: string;
    created_at: Date;
    updated_at: Date;
  };
  saved_item: {
    id: string;
    list_id: string;
    upc: string;
    product_id: string;
    recipe_id: string | null;
    quantity: number;
    saved_at: Date;
    /** When a call began to move it to the cart; null otherwise. */
    moving_at: Date | null;
  };
};
