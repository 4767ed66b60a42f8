import type * as contract from '@eyelet/contracts/receipts/receipt.ts';
import { toAmount } from '@eyelet/domain/money/amount.ts';
import type { NotApplied, Receipt, ReceiptEntry, ReceiptPart, ReceiptRule } from '@eyelet/domain/pricing/receipt.ts';

/** Names for the ids of a receipt. */
export type Names = Readonly<{
  line: (id: string) => string;
  shipment: (id: string) => string;
  promotion: (id: string) => string;
  /** The name of the rule that delivery is free from some value of the cart. */
  freeByValue: string;
}>;

const none = {
  ...{ quantity: null, each: null, since: null, until: null, promotionId: null, name: null, rule: null },
  ...{ base: null, whole: null, over: null, rounding: null },
} as const;

type Told = Readonly<{
  names: Names;
  /** What rewards pay of the total, in minor units. */
  rewards: number;
  /** The codes that are or were in the cart. */
  coupons: readonly Readonly<{ promotionId: string }>[];
}>;

/** A receipt as the API answers it, with names and in major units. */
export function receiptView(receipt: Receipt, { names, rewards, coupons }: Told): contract.Receipt {
  const { currency, totals } = receipt;
  const codes = new Set(coupons.map(({ promotionId }) => promotionId));
  const partView = (part: ReceiptPart, name: string): contract.ReceiptPart => ({
    id: part.id,
    name,
    amount: toAmount(part.amount),
    steps: part.entries.map((entry) => stepView(entry, { currency, names, name })),
    tax: {
      amount: toAmount(part.tax.amount),
      percent: part.tax.rate / 1000,
      base: toAmount(part.tax.base),
      included: part.tax.included,
      rounding: toAmount(part.tax.rounding),
    },
  });
  return {
    currency,
    lines: receipt.lines.map((part) => partView(part, names.line(part.id))),
    shipments: receipt.shipments.map((part) => partView(part, names.shipment(part.id))),
    totals: {
      items: toAmount(totals.items),
      shipping: toAmount(totals.shipping),
      tax: toAmount(totals.tax),
      taxIncluded: totals.taxIncluded,
      total: toAmount(totals.total),
      rewards: toAmount(rewards),
      due: toAmount(totals.total - rewards),
    },
    notApplied: receipt.notApplied.map((one) => ({ ...againstView(one, names), hasCode: codes.has(one.promotionId) })),
  };
}

type Naming = Readonly<{ currency: Receipt['currency']; names: Names; name: string }>;

function stepView(entry: ReceiptEntry, { currency, names, name }: Naming): contract.ReceiptStep {
  const step = { ...none, kind: entry.kind, amount: toAmount(entry.amount) };
  switch (entry.kind) {
    case 'list-price':
      return { ...step, quantity: entry.quantity, each: toAmount(entry.each) };
    case 'markdown': {
      const { quantity, since, until } = entry;
      return { ...step, quantity, each: toAmount(entry.each), since, until };
    }
    case 'adjustment': {
      const { quantity, base, type, value, reason } = entry;
      const rule = {
        kind: type === 'fixed price' ? 'fixed-price' : type,
        ...(type === 'percentage'
          ? { percent: value / 100, amount: null }
          : { percent: null, amount: toAmount(value) }),
        ...{ buy: null, get: null },
      };
      return { ...step, quantity, each: toAmount(entry.each), base: toAmount(base), name: reason, rule };
    }
    case 'lowest-price':
    case 'most-off':
    case 'gift':
      return { ...step, promotionId: entry.promotionId, name: names.promotion(entry.promotionId) };
    case 'reduced-delivery':
    case 'promotion': {
      const { promotionId, rule, base, rounding } = entry;
      const promotion = { promotionId, name: names.promotion(promotionId), rule: ruleView(rule, currency) };
      return { ...step, ...promotion, base: toAmount(base), rounding: toAmount(rounding) };
    }
    case 'share': {
      const { promotionId, whole, base, over, rounding } = entry;
      const amounts = { whole: toAmount(whole), base: toAmount(base), over: toAmount(over) };
      return {
        ...step,
        ...amounts,
        promotionId,
        name: names.promotion(promotionId),
        rounding: toAmount(rounding),
      };
    }
    case 'exchange':
      return { ...step, name: entry.orderNumber };
    case 'delivery':
      return { ...step, name };
    case 'free-delivery': {
      const { promotionId } = entry;
      return { ...step, promotionId, name: promotionId === null ? names.freeByValue : names.promotion(promotionId) };
    }
  }
}

function ruleView(rule: ReceiptRule, currency: Receipt['currency']): contract.ReceiptStep['rule'] {
  return {
    kind: rule.kind,
    percent: 'percent' in rule ? rule.percent : null,
    amount: 'amounts' in rule && rule.amounts ? toAmount(rule.amounts[currency] ?? 0) : null,
    ...unitsView(rule),
  };
}

function unitsView(rule: ReceiptRule): Pick<NonNullable<contract.ReceiptStep['rule']>, 'buy' | 'get'> {
  if (rule.kind === 'buy-get-other') return { buy: rule.bought.units, get: rule.got.units };
  return rule.kind === 'buy-get' ? { buy: rule.buy, get: rule.get } : { buy: null, get: null };
}

function againstView(one: NotApplied, names: Names): Omit<contract.NotApplied, 'hasCode'> {
  const { promotionId, level, reason } = one;
  return {
    promotionId,
    promotionName: names.promotion(promotionId),
    level,
    reason: reason === 'excluded' ? (one.rule ?? reason) : reason,
    missing: reason === 'below-threshold' ? toAmount(one.distance) : null,
    missingUnits: reason === 'too-few' ? one.missing : null,
    by: reason === 'excluded' ? one.by.map(names.promotion) : [],
  };
}
