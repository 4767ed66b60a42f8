import { nullable, oneOf } from '@eyelet/contracts/kernel/nullable.ts';
import type { PaperDocument } from '@eyelet/domain/papers/paper-document.ts';
import { Type } from 'typebox';
import { storedReader } from '../stored-orders/parse-stored.ts';

const text = Type.String();
const lines = Type.Array(text);
const whole = Type.Integer();

const paperSchema = Type.Object({
  ...{ kind: oneOf(['invoice', 'credit note']), number: text, invoice: nullable(text), orderNumber: text },
  ...{ issuedOn: text, orderedOn: text, locale: text, currency: text, shopName: text },
  seller: Type.Object({ name: text, lines, taxNumber: nullable(text), register: text }),
  ...{ buyer: lines, shipTo: lines },
  rows: Type.Array(Type.Object({ text, qty: whole, amount: whole, rate: whole })),
  taxIncluded: Type.Boolean(),
  taxes: Type.Array(Type.Object({ rate: whole, net: whole, tax: whole })),
  ...{ net: whole, tax: whole, total: whole },
});

const read = storedReader('a paper', paperSchema);

/** What an issued paper says. */
export function documentOf({
  order_number,
  document,
}: Readonly<{ order_number: string; document: unknown }>): PaperDocument {
  return read(order_number, document);
}
