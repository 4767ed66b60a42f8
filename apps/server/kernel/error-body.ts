import { type ErrorId, errorCatalogue } from '@eyelet/contracts/errors/catalogue.ts';
import type { ErrorBody } from '@eyelet/contracts/kernel/api-error.ts';
import type { Refusal } from './refusal.ts';

export type Describe = (id: ErrorId, details: Refusal['details']) => string;

/** Status and body of a refusal (C3.55, C8.08); the message comes from the catalogue, in the shopper's language. */
export function errorAnswer(
  refusal: Refusal,
  appId: string,
  correlationId: string,
  describe: Describe,
): { status: number; body: ErrorBody } {
  const message = describe(refusal.id, refusal.details);
  const fields = refusal.fields.map((one) => ({ errorId: refusal.id, message: one.message, field: one.field }));
  const { details, current } = refusal;
  const whole = { errorId: refusal.id, message, ...(details ? { details } : {}), ...(current ? { current } : {}) };
  return {
    status: refusal.status ?? errorCatalogue[refusal.id].status,
    body: { appId, correlationId, errorDetails: fields.length > 0 ? [...fields] : [whole] },
  };
}
