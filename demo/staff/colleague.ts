/** Who has answered cases, taken parcels in and asked for looks before the shop was opened. Nobody signs in as them. */
export const colleague = 'Ida Sorley';
