import { type Static, Type } from 'typebox';

/** Which store sold an order, and who of it (C1.32, C3.39). */
export const inStoreSalesSchema = Type.Object({ storeId: Type.String(), storeEmployeeId: Type.String() });

export type InStoreSales = Static<typeof inStoreSalesSchema>;
