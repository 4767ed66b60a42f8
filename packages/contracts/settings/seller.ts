import { type Static, Type } from 'typebox';
import { nullable } from '../kernel/nullable.ts';

const line = Type.String({ minLength: 1, maxLength: 80, pattern: '^\\S(.*\\S)?$' });
const lines = Type.Array(line, { minItems: 1, maxItems: 6 });

/** Who sells in a country by law: the name, the address in lines, and the numbers that papers must show. */
export const sellerSchema = Type.Object(
  {
    name: line,
    address: lines,
    /** The register that the company is in, and its number there. */
    register: line,
    /** Number of its registration for the tax of the country; null where papers show none. */
    taxNumber: nullable(line),
    /**
     * What the numbers of its papers begin with; countries of the same seller share it, as a seller's numbers must have no gaps. Two
     * letters, because those of credit notes have a third.
     */
    series: Type.String({ pattern: '^[A-Z]{2}$' }),
    /** Where goods are sent back to, in lines. */
    returns: lines,
  },
  { additionalProperties: false },
);

export type Seller = Static<typeof sellerSchema>;
