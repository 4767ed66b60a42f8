/** An expression for whether a code is switched on, and its batch, where it has one, is not withdrawn. */
export const isUsable = `(coupon.enabled and not exists (
    select from code_batch where code_batch.id = coupon.batch_id and code_batch.state = 'withdrawn'))`;
