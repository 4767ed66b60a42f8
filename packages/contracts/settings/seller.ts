import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';

const line = Type.String({ minLength: 1, maxLength: 80, pattern: '^\\S(.*\\S)?$' });
const lines = Type.Array(line, { minItems: 1, maxItems: 6 });

/** The legal seller in a country: the name, the address in lines, and the numbers that papers must show. */
export const sellerSchema = Type.Object(
  {
    name: line,
    address: lines,
    /** The register that the company is in, and its number there. */
    register: line,
    /** Its registration number for the tax of the country; null if papers show none. */
    taxNumber: nullable(line),
    /**
     * The prefix of the numbers of its papers; countries of the same seller share it, as a seller's numbers must have
     * no gaps. Two letters, because credit notes append a third.
     */
    series: Type.String({ pattern: '^[A-Z]{2}$' }),
    /** The address for returned goods, in lines. */
    returns: lines,
    /**
     * The id of the place that takes returns whose labels are bought from carriers; null or left out: shoppers send them to the address
     * above by a carrier of their own.
     */
    returnPlace: Type.Optional(nullable(Type.String({ minLength: 1, maxLength: 40, pattern: '^\\S+$' }))),
  },
  { additionalProperties: false },
);

export type Seller = Static<typeof sellerSchema>;
