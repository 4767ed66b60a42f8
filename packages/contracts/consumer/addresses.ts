import { Type } from 'typebox';
import { savedAddressInputSchema } from './address.ts';

export const body = Type.Object({ address: savedAddressInputSchema });

export const params = Type.Object({ addressId: Type.String({ maxLength: 64 }) });
