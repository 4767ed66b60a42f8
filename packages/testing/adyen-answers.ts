import { randomBytes, randomUUID } from 'node:crypto';
import { createAdyenDisputes } from './adyen-disputes.ts';
import type { Answer, Body } from './adyen-wire.ts';

/** How a payment ends: by a card, a wallet's owner or a bank. */
export type AdyenEnding = 'approve' | 'decline' | 'fraud' | 'challenge' | 'pending';

type Payment = { reference: string; amount: unknown; ending: AdyenEnding; returnUrl: string };

export type Event = Readonly<{
  eventCode: string;
  pspReference: string;
  originalReference?: string;
  merchantReference: string;
  amount: unknown;
  success: boolean;
  additionalData?: Readonly<Record<string, string>>;
}>;

const pspReference = () => randomBytes(8).toString('hex').toUpperCase();

const refused = (code: string): Answer => ({
  status: 422,
  body: { status: 422, errorCode: code, message: 'Required object is missing', errorType: 'validation' },
});

/** The provider's bookings and its answers, as its API documents them. `origin` serves its own pages. */
export function createAdyenBooks(origin: () => string, tell: (event: Event) => void) {
  const cards = new Map<string, Readonly<{ shopper: unknown; ending: AdyenEnding }>>();
  const payments = new Map<string, Payment>();
  const disputes = createAdyenDisputes();

  /** Simulates the bank or the wallet: the payment ends, and a webhook is queued. */
  function end(psp: string, ending: AdyenEnding): Answer {
    const payment = payments.get(psp);
    if (!payment) return refused('14_004');
    const { reference: merchantReference, amount } = payment;
    const success = ending === 'approve';
    if (ending !== 'pending')
      tell({ eventCode: 'AUTHORISATION', pspReference: psp, merchantReference, amount, success });
    const results = {
      approve: { resultCode: 'Authorised' },
      pending: { resultCode: 'Received' },
      fraud: { resultCode: 'Refused', refusalReason: 'FRAUD', refusalReasonCode: '20' },
      decline: { resultCode: 'Refused', refusalReason: 'Refused', refusalReasonCode: '2' },
      challenge: { resultCode: 'Refused', refusalReason: '3D Not Authenticated', refusalReasonCode: '11' },
    };
    const additionalData = { paypalEmail: 'buyer@example.com' };
    return { status: 200, body: { ...results[ending], pspReference: psp, merchantReference, amount, additionalData } };
  }

  function storeCard({ shopperReference, paymentMethod }: Body): Answer {
    const { encryptedCardNumber, brand = 'visa' } = paymentMethod as Record<string, string>;
    const ending = /^(approve|decline|fraud|challenge|pending)$/.exec(encryptedCardNumber ?? '')?.[0];
    if (!ending) return refused('101');
    const id = randomUUID();
    cards.set(id, { shopper: shopperReference, ending: ending as AdyenEnding });
    const body = {
      id,
      shopperReference,
      brand,
      lastFour: '1142',
      expiryMonth: '3',
      expiryYear: '2032',
      type: 'scheme',
    };
    return { status: 201, body };
  }

  function pay({ reference, amount, paymentMethod, returnUrl, shopperReference }: Body): Answer {
    const { type, storedPaymentMethodId } = paymentMethod as Record<string, string>;
    const card = cards.get(storedPaymentMethodId ?? '');
    if (type === 'scheme' && card?.shopper !== shopperReference) return refused('803');
    const psp = pspReference();
    const ending = card?.ending ?? 'approve';
    payments.set(psp, { reference: String(reference), amount, ending, returnUrl: String(returnUrl) });
    if (type === 'paypal' || type === 'klarna') {
      const action = { type: 'redirect', method: 'GET', paymentMethodType: type, url: `${origin()}/wallet/${psp}` };
      return { status: 200, body: { resultCode: 'RedirectShopper', action } };
    }
    if (ending !== 'challenge') return end(psp, ending);
    const action = {
      type: 'threeDS2',
      subtype: 'challenge',
      paymentMethodType: 'scheme',
      paymentData: psp,
      token: 'eyJ0',
    };
    return { status: 200, body: { resultCode: 'ChallengeShopper', action } };
  }

  function details({ details, paymentData }: Body): Answer {
    const { threeDSResult, redirectResult } = details as Record<string, string>;
    if (redirectResult !== undefined) {
      const [psp = '', ending] = redirectResult.split('.');
      return ending === 'cancel'
        ? { status: 200, body: { resultCode: 'Cancelled', pspReference: psp } }
        : end(psp, ending as AdyenEnding);
    }
    return end(String(paymentData), threeDSResult === 'met' ? 'approve' : 'challenge');
  }

  function modify(psp: string, kind: string, { reference, amount }: Body): Answer {
    const payment = payments.get(psp);
    if (!payment) return refused('167');
    const eventCode = { captures: 'CAPTURE', cancels: 'CANCELLATION', refunds: 'REFUND' }[kind] ?? '';
    const own = pspReference();
    const merchantReference = String(reference);
    const told = { originalReference: psp, merchantReference, amount: amount ?? payment.amount, success: true };
    tell({ eventCode, pspReference: own, ...told });
    const body = { merchantAccount: 'SkerryECOM', paymentPspReference: psp, reference, pspReference: own };
    return { status: 201, body: { ...body, amount: told.amount, status: 'received' } };
  }

  function cancelByReference({ paymentReference, ...body }: Body): Answer {
    const found = [...payments].find(([, { reference }]) => reference === paymentReference);
    return found ? modify(found[0], 'cancels', body) : refused('167');
  }

  function applePay({ domainName, merchantIdentifier, displayName }: Body): Answer {
    const session = { merchantSessionIdentifier: randomUUID(), domainName, merchantIdentifier, displayName };
    return { status: 200, body: { data: Buffer.from(JSON.stringify(session)).toString('base64') } };
  }

  return {
    answer(method: string, path: string, body: Body): Answer {
      if (path.includes('/DisputeService/')) return disputes.answer(path.split('/').at(-1) ?? '', body);
      const [, , room = '', id = '', kind = ''] = path.split('/');
      if (method === 'DELETE') return { status: cards.delete(id) ? 204 : 404, body: {} };
      if (room === 'storedPaymentMethods') return storeCard(body);
      if (room === 'cancels') return cancelByReference(body);
      if (room === 'applePay') return applePay(body);
      if (room !== 'payments') return { status: 404, body: {} };
      if (id === 'details') return details(body);
      return id === '' ? pay(body) : modify(id, kind, body);
    },
    /** The page to which a wallet redirects once its owner has decided. */
    wayBack: (psp: string, ending: string) => `${payments.get(psp)?.returnUrl ?? ''}?redirectResult=${psp}.${ending}`,
    cardCount: () => cards.size,
    disputeEnd: disputes.endOf,
  };
}
