import { type RawBuilder, sql } from 'kysely';

/** Whether Adyen has reported that the capture of a key, of a whole payment or of a part, has failed. */
export function captureFailed(key: string | RawBuilder<string>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from payment_notice
    where provider = 'adyen' and topic = 'capture' and payment_notice.payment_key = ${key} and not success)`;
}

/** What of a payment at Adyen was captured in parts; those that have failed do not count. */
export function capturedParts(paymentKey: string): RawBuilder<number> {
  return sql<number>`(
    select coalesce(sum(part.amount), 0)::int from adyen_capture as part
    where part.payment_key = ${paymentKey} and part.state = 'asked' and not ${captureFailed(sql.ref('part.capture_key'))})`;
}
