import type { CartDocument } from '@eyelet/domain/cart/document.ts';
import { enUs } from '@eyelet/domain/markets/en-us.ts';
import type { CatalogueFacts } from '@eyelet/domain/pricing/facts.ts';
import { priceCart } from '@eyelet/domain/pricing/price-cart.ts';
import { takesOff } from '@eyelet/domain/promotions/effects/effects.ts';
import type { PromotionUses } from '@eyelet/domain/promotions/limits.ts';
import type { Benefit, Promotion, UnitsOf } from '@eyelet/domain/promotions/promotion.ts';
import { catalogueOf, type GivenGoods } from '@eyelet/testing/catalogue-facts.ts';
import { cartLine, cartOf } from '@eyelet/testing/delivery-builder.ts';
import { promotion } from '@eyelet/testing/promotion-builder.ts';
import { figuresOf } from './figures.ts';
import type { Section } from './report.ts';

/** The aim for the largest sizes below: the 99th percentile in milliseconds. */
const mostMs = 5;

type Size = Readonly<{
  promotions: number;
  lines: number;
  /** Whether every third promotion that takes something off goods has a most off one order. */
  withMost?: true;
}>;

const sizes: readonly Size[] = [
  { promotions: 20, lines: 5 },
  { promotions: 1000, lines: 5 },
  { promotions: 1000, lines: 100 },
  { promotions: 1000, lines: 100, withMost: true },
];

/** Carts priced of each size, all different, after a fifth as many for warming up. */
const carts = 1000;
const styles = 3000;
const categories = 60;
const mostUses = 10_000;
const budget = 5_000_000;
const now = new Date('2026-06-01T12:00:00Z');

/**
 * Prices random carts in this process, with active promotions of every kind: most for some goods, some for one shopper
 * or for employees, with codes, in groups, exclusive and with budgets.
 */
export function measurePricing(): Section {
  const failures: string[] = [];
  const lines = sizes.map((size) => {
    const { p50, p99 } = figuresOf(timesOf(size), 0, 1);
    const isLargest = size.lines === 100;
    const aim = isLargest ? `≤ ${mostMs} ms, ${p99 <= mostMs ? 'met' : 'missed'}` : '';
    const name = `${size.lines}${size.withMost ? ', a third of the promotions with a most off' : ''}`;
    if (isLargest && p99 > mostMs) failures.push(`pricing, lines ${name}: ${p99.toFixed(2)} ms, aim ${mostMs}`);
    return `| ${size.promotions} | ${name} | ${p50.toFixed(2)} | ${p99.toFixed(2)} | ${aim} |`;
  });
  const head = '| active promotions | lines | p50 ms | p99 ms | aim for p99 |\n| --- | --- | --- | --- | --- |';
  return { text: `\n## Pricing a cart\n\n${head}\n${lines.join('\n')}`, failures };
}

/** The milliseconds of each cart. */
function timesOf({ promotions, lines, withMost }: Size): number[] {
  const random = randomFrom(11);
  const active = Array.from({ length: promotions }, (_, index) => {
    const one = promotionOf(index, random);
    return withMost && index % 3 === 0 && takesOff(one.benefit) ? { ...one, mostOff: { USD: 500 + 10 * index } } : one;
  });
  const goods = Array.from({ length: styles }, (_, index) => [`style-${index}`, goodsOf(random)] as const);
  const catalogue = catalogueOf(Object.fromEntries(goods), active);
  const uses = usesOf(active, random);
  const times: number[] = [];
  for (let count = -carts / 5; count < carts; count += 1) {
    const cart = { ...cartOfLines(lines, random), uses };
    const start = performance.now();
    price(cart, catalogue);
    if (count >= 0) times.push(performance.now() - start);
  }
  return times;
}

function price(cart: CartDocument, catalogue: CatalogueFacts): void {
  const priced = priceCart(cart, { market: enUs, now, shopper: { consumerType: 'REGISTERED' } }, catalogue);
  if (priced.lines.length < cart.lines.length) throw new Error('a line of the cart was not sold');
}

function goodsOf(random: Random): GivenGoods {
  const original = 1000 + random(30_000);
  const price = { current: Math.ceil(original * (random(4) === 0 ? 0.7 : 1)), original };
  // A category, its parent, and the root.
  const own = random(categories);
  const lowest = Math.ceil(original * 0.55);
  return { price, lowest, categories: [`category-${own}`, `category-${own % 6}`, 'all'] };
}

function cartOfLines(count: number, random: Random): CartDocument {
  const seen = new Set<string>();
  while (seen.size < count) seen.add(`style-${random(styles)}`);
  const goods = [...seen];
  return cartOf(
    goods.map((upc, index) => cartLine({ id: `line-${index}`, upc, productId: upc, quantity: 1 + random(3) })),
    { coupons: [{ id: 'coupon', code: 'CODE', promotionId: idOf(random(1000)), endsAt: null }] },
  );
}

const idOf = (index: number) => `promotion-${String(index).padStart(4, '0')}`;

/** One of a hundred promotions that a brand might have. */
function promotionOf(index: number, random: Random): Promotion {
  const id = idOf(index);
  const turn = random(100);
  const [level, benefit] = benefitOf(turn, random);
  const isForAll = level === 'SHIPPING' || random(20) === 0;
  return promotion(id, {
    level,
    benefit,
    rank: index,
    concerns: isForAll ? null : concernsOf(random),
    threshold: random(3) === 0 ? { USD: 1000 * (1 + random(40)) } : null,
    needsCoupon: random(10) === 0,
    audience: random(20) === 0 ? ['EMPLOYEE'] : null,
    locales: random(10) === 0 ? ['de-de'] : null,
    exclusive: random(20) === 0,
    group: random(10) === 0 ? `group-${random(20)}` : null,
    limits:
      random(20) === 0 ? { uses: mostUses, usesEach: 1, budget: level === 'ORDER' ? { USD: budget } : null } : null,
  });
}

function benefitOf(turn: number, random: Random): readonly [Promotion['level'], Benefit] {
  const percent = 5 + random(50);
  const amounts = { USD: 100 + random(3000) };
  if (turn < 45) return ['PRODUCT', { kind: 'percent', percent }];
  if (turn < 55) return ['PRODUCT', { kind: 'amount', amounts }];
  if (turn < 60) return ['PRODUCT', { kind: 'fixed-price', amounts: { USD: 4000 } }];
  if (turn < 65) return ['PRODUCT', { kind: 'buy-get', buy: 1 + random(3), get: 1, percent: 100 }];
  if (turn < 70) return ['PRODUCT', { kind: 'buy-get-other', bought: unitsOf(random), got: unitsOf(random), percent }];
  if (turn < 80) return ['ORDER', { kind: 'percent', percent: 1 + random(10) }];
  if (turn < 85) return ['ORDER', { kind: 'amount', amounts }];
  if (turn < 90)
    return [
      'ORDER',
      {
        kind: 'steps',
        steps: [
          { from: 2, percent: 2 },
          { from: 4, percent: 4 },
        ],
      },
    ];
  if (turn < 95) return ['SHIPPING', { kind: 'free-delivery', methods: ['standard'] }];
  return ['PRODUCT', { kind: 'gift', upc: `style-${random(styles)}` }];
}

function unitsOf(random: Random): UnitsOf {
  return { masterIds: [], categories: [`category-${random(categories)}`], units: 1 + random(2) };
}

function concernsOf(random: Random): Promotion['concerns'] {
  if (random(2) === 0) return { masterIds: [], categories: [`category-${random(categories)}`] };
  return { masterIds: Array.from({ length: 1 + random(20) }, () => `style-${random(styles)}`), categories: [] };
}

/** Uses of promotions with limits, some of which they exceed. */
function usesOf(promotions: readonly Promotion[], random: Random): PromotionUses {
  const limited = promotions.filter(({ limits }) => limits !== null);
  const used = () => ({ used: random(mostUses * 1.1), usedByShopper: 0, spent: { USD: random(budget * 1.1) } });
  return Object.fromEntries(limited.map(({ id }) => [id, used()]));
}

/** Returns a whole number from 0 up to, but not including, the given one. */
type Random = (below: number) => number;

/** The same numbers in each run, so that runs can be compared. */
function randomFrom(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((state / 2 ** 31) * below);
  };
}
