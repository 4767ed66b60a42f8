/** How the rows of a table with personal columns belong to a consumer (`$1` is the id), and how they are erased. */
export type Reach = Readonly<{
  table: string;
  where: string;
  /** `blank` empties the personal columns of rows that must stay; `delete` deletes the rows. */
  erase: 'blank' | 'delete';
  /** Columns that make the export readable, besides the personal ones. */
  also?: readonly string[];
  /** Personal columns that are left out of the export, as they contain secrets or the export itself. */
  hide?: readonly string[];
  /** Columns, and members of documents at any depth, in minor units: the export has all amounts in major ones. */
  minor?: readonly string[];
}>;

const ownMail = 'recipient in (select email from consumer where id = $1 and email is not null)';
const ownOrderMail = `split_part(subject_id, '/', 1) in (select order_number from orders where owner = $1)`;
const ownOrders = 'order_number in (select order_number from orders where owner = $1)';
const ownDisputes = `dispute_id in (select id from dispute where ${ownOrders})`;
// A card that staff have issued belongs to no order; it was for the shopper whom it was mailed to.
const issuedToOwn =
  'order_number is null and lower(recipient_email) = (select lower(email) from consumer where id = $1 and email is not null)';
const ownCases = 'reference in (select reference from service_case where consumer_id = $1)';

/** Every table with a personal column, in the order in which they are erased: referenced tables come later. */
export const reaches: readonly Reach[] = [
  { table: 'letter', where: ownMail, erase: 'delete', hide: ['facts'] },
  {
    table: 'mail',
    where: `${ownMail} or ${ownOrderMail}`,
    erase: 'delete',
    also: ['created_at', 'subject'],
    hide: ['html', 'files', 'unsubscribe_url', 'reply_to'],
  },
  { table: 'data_export', where: 'consumer_id = $1', erase: 'delete', also: ['asked_at'], hide: ['archive'] },
  { table: 'passkey', where: 'consumer_id = $1', erase: 'delete', also: ['created_at', 'last_used_at'] },
  { table: 'saved_card', where: 'consumer_id = $1', erase: 'delete', also: ['created_at'] },
  { table: 'loyalty_member', where: 'consumer_id = $1', erase: 'delete' },
  // Words of staff for each other.
  { table: 'points_adjustment', where: 'consumer_id = $1', erase: 'blank', hide: ['note'] },
  {
    table: 'store_credit_adjustment',
    where: 'consumer_id = $1',
    erase: 'blank',
    also: ['asked_at', 'amount', 'currency', 'state'],
    hide: ['note'],
    minor: ['amount'],
  },
  { table: 'customer_request', where: 'consumer_id = $1', erase: 'blank', hide: ['note'] },
  { table: 'customer_action', where: 'consumer_id = $1', erase: 'blank', also: ['done_at'], hide: ['note'] },
  {
    table: 'shop_look',
    where: 'consumer_id = $1',
    erase: 'blank',
    also: ['staff_name', 'asked_at', 'answered_at', 'opened_at', 'ended_at'],
  },
  {
    table: 'saved_gift_card',
    where: 'consumer_id = $1',
    erase: 'delete',
    also: ['created_at'],
    hide: ['gift_card_id'],
  },
  {
    table: 'consumer_address',
    where: 'consumer_id = $1',
    erase: 'delete',
    also: ['approach_type', 'main', 'created_at'],
  },
  {
    table: 'subscription',
    // A guest's subscription of the same email belongs to the consumer only once the mailed link has been opened.
    where: 'consumer_id = $1',
    erase: 'delete',
    also: ['type', 'channel', 'optin', 'double_optin', 'optin_at', 'optout_at'],
    hide: ['recipient_key'],
  },
  { table: 'session', where: 'consumer_no = $1', erase: 'blank', also: ['created_at', 'last_used_at', 'ended_at'] },
  { table: 'placement', where: 'owner = $1', erase: 'delete', hide: ['draft'] },
  {
    table: 'favorite',
    where: 'list_id in (select id from favorite_list where owner = $1)',
    erase: 'delete',
    also: ['added_at'],
  },
  { table: 'favorite_list', where: 'owner = $1', erase: 'delete', also: ['created_at'] },
  {
    table: 'saved_item',
    where: 'list_id in (select id from saved_list where owner = $1)',
    erase: 'delete',
    also: ['saved_at'],
  },
  { table: 'saved_list', where: 'owner = $1', erase: 'delete' },
  {
    table: 'sandbox_session',
    where: 'cart_id in (select id from cart where owner = $1)',
    erase: 'delete',
    hide: ['account', 'contact'],
  },
  {
    table: 'adyen_session',
    where: 'account is not null and cart_id in (select id from cart where owner = $1)',
    erase: 'blank',
    hide: ['account'],
  },
  {
    table: 'cart',
    where: 'owner = $1',
    erase: 'delete',
    also: ['state', 'updated_at'],
    // The value of an adjustment is a price or hundredths of a percent: both read in hundredths.
    minor: ['amount', 'priceDifference', 'value', 'price', 'spent', 'yearly', 'currentSpend'],
  },
  { table: 'store_reservation', where: 'owner = $1', erase: 'blank', also: ['qty', 'created_at'] },
  {
    table: 'event_registration',
    where: 'consumer_id = $1',
    erase: 'delete',
    also: ['event_id', 'status', 'attending_days', 'registered_at', 'terms_page', 'terms_version'],
  },
  { table: 'case_entry', where: ownCases, erase: 'delete', also: ['written_at'] },
  // They would make the archive too large; they are sent on request.
  { table: 'case_picture', where: ownCases, erase: 'delete', hide: ['content'] },
  { table: 'case_document', where: ownCases, erase: 'delete', hide: ['content'] },
  {
    table: 'service_case',
    where: 'consumer_id = $1',
    erase: 'delete',
    also: ['reference', 'status', 'category', 'subject', 'opened_at'],
    hide: ['email_key'],
  },
  { table: 'text_message', where: 'consumer_id = $1', erase: 'delete', also: ['kind', 'created_at', 'state'] },
  { table: 'notification_preference', where: 'consumer_id = $1', erase: 'delete', also: ['topic', 'channel'] },
  // Words of staff for each other, which may be about others too: a person answers requests for them.
  { table: 'amount_refund', where: ownOrders, erase: 'blank', hide: ['note'] },
  { table: 'payment_release', where: ownOrders, erase: 'blank', hide: ['note'] },
  { table: 'order_note', where: ownOrders, erase: 'delete', hide: ['text'] },
  {
    table: 'parcel_scan',
    where: `parcel_id in (select parcel_id from parcel where ${ownOrders})`,
    erase: 'blank',
    also: ['at', 'state'],
  },
  {
    table: 'return_scan',
    where: `return_id in (select return_id from order_return where ${ownOrders})`,
    erase: 'blank',
    also: ['at', 'state'],
  },
  // What it says is in the order.
  { table: 'parcel_label', where: ownOrders, erase: 'blank', hide: ['pdf', 'problem_detail'] },
  // Papers of many buyers in one file: it is printed again without the orders of who is erased. One that is being drawn is waited for.
  {
    table: 'bulk_action',
    where: `action = 'print' and id in (select bulk_id from bulk_order where ${ownOrders})`,
    erase: 'blank',
    hide: ['pdf'],
  },
  // As those of a case.
  { table: 'return_picture', where: ownOrders, erase: 'delete', hide: ['content'] },
  // What it says is in the order and the cases; the pictures are sent on request.
  { table: 'dispute_answer', where: ownDisputes, erase: 'blank', also: ['sent_at'], hide: ['paper'] },
  { table: 'dispute_picture', where: ownDisputes, erase: 'delete', hide: ['content'] },
  { table: 'order_address_change', where: ownOrders, erase: 'delete', also: ['order_number'] },
  {
    table: 'order_line',
    where: ownOrders,
    erase: 'blank',
    also: ['order_number', 'name', 'colour', 'size', 'qty', 'row_total', 'sku'],
    minor: ['row_total', 'amount'],
  },
  {
    table: 'gift_card',
    where: `(${ownOrders} or ${issuedToOwn})`,
    erase: 'blank',
    also: ['last4', 'amount', 'currency', 'issued_at', 'sent_at'],
    hide: ['block_note'],
    minor: ['amount'],
  },
  {
    table: 'order_payment',
    where: `account is not null and ${ownOrders}`,
    erase: 'blank',
    also: ['order_number'],
  },
  {
    table: 'order_shipment',
    where: ownOrders,
    erase: 'blank',
    also: ['order_number', 'method_label', 'delivery_time'],
  },
  {
    table: 'orders',
    where: 'owner = $1',
    erase: 'blank',
    also: ['order_number', 'placed_at', 'state', 'currency', 'total', 'total_units', 'terms_page', 'terms_version'],
    minor: ['total'],
  },
  {
    table: 'consumer',
    where: 'id = $1',
    erase: 'blank',
    also: [
      ...['kind', 'locale', 'created_at', 'terms_accepted_at', 'terms_page', 'terms_version'],
      ...['employee_terms_page', 'employee_terms_version', 'loyalty_terms_page', 'loyalty_terms_version'],
    ],
    hide: ['email_key'],
    minor: ['yearly', 'currentSpend'],
  },
];
