export type ReservationTables = {
  reservation: { cart_id: string; upc: string; place_id: string; qty: number; expires_at: Date };
};
