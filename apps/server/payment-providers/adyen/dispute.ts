import type { DisputeStep } from '@eyelet/domain/disputes/after.ts';
import type { DisputeNotice } from '../provider.ts';

/**
 * What an event says of a dispute. A chargeback that is reversed is won until the bank decides once more, which ends with one of the
 * last events; requests for information are no dispute yet.
 */
const steps: Readonly<Record<string, DisputeStep>> = {
  NOTIFICATION_OF_CHARGEBACK: 'opened',
  CHARGEBACK: 'opened',
  CHARGEBACK_REVERSED: 'won',
  PREARBITRATION_WON: 'won',
  ISSUER_RESPONSE_TIMEFRAME_EXPIRED: 'won',
  SECOND_CHARGEBACK: 'lost',
  PREARBITRATION_LOST: 'lost',
  DISPUTE_DEFENSE_PERIOD_ENDED: 'lost',
};

/** Codes of card schemes for payments that their owners have not made: of Visa, Mastercard and American Express. */
const fraudCodes = /^(10(\.\d)?|48(37|40|49|63|70|71)|F\d+)$/;

type Item = Readonly<{
  additionalData: Readonly<{ chargebackReasonCode?: string; defensePeriodEndsAt?: string }>;
  amount: Readonly<{ value: number }>;
  eventCode: string;
  eventDate?: string;
  pspReference: string;
  reason?: string;
}>;

/** The dispute of an item of a webhook about the payment of a key; undefined where it is about anything else. */
export function disputeOf(item: Item, key: string): DisputeNotice | undefined {
  const step = steps[item.eventCode];
  const at = instantOf(item.eventDate);
  if (!step || !at) return undefined;
  const { chargebackReasonCode: code = '', defensePeriodEndsAt } = item.additionalData;
  return {
    topic: 'dispute',
    id: `${item.eventCode}:${item.pspReference}`,
    key,
    // The same in all events of a dispute.
    reference: item.pspReference,
    step,
    amount: Math.abs(item.amount.value),
    reason: [code, item.reason ?? ''].filter((text) => text !== '').join(' '),
    isFraud: fraudCodes.test(code),
    deadline: instantOf(defensePeriodEndsAt),
    at,
  };
}

function instantOf(text: string | undefined): Date | undefined {
  const instant = new Date(text ?? '');
  return Number.isNaN(instant.getTime()) ? undefined : instant;
}
