import { parseArgs } from 'node:util';

/** Parts that can be measured alone. */
export const parts = [
  'pricing',
  'content',
  'reads',
  'pages',
  'fresh',
  'writes',
  'identity',
  'redemptions',
  'ledger',
  'orders',
  'after-sales',
  'statements',
  'checkouts',
  'cost',
  'rush',
  'memory',
  'browser',
  'editor',
] as const;

/** Parts that need a browser. */
const inBrowser: ReadonlySet<string> = new Set(['browser', 'editor']);

export type Part = (typeof parts)[number];

export type Arguments = Readonly<{
  /** Whether a part is requested. */
  has: (part: Part) => boolean;
  /** Seconds of one round of reads. */
  seconds: number;
  /** Pages of content with which start, memory and reading are measured. */
  pages: number;
  /** Entries of the large ledger. */
  entries: number;
  /** Orders of the shop that has many. */
  orders: number;
  /** Styles of the synthetic catalogue; 0: none. */
  styles: number;
  /** Checkouts of each kind in a round; ten times as many when processor time is counted. */
  checkouts: number;
  shoppers: number;
  rushSeconds: number;
}>;

/**
 * Reads `[--only part,part] [--seconds 4] [--pages 5000] [--entries 10000000] [--orders 10000000] [--styles 100000] [--checkouts 100] [--shoppers 1000] [--rush-seconds 120]
 * [--skip-browser]`.
 */
export function readArguments(): Arguments {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: parts.join() },
      seconds: { type: 'string', default: '4' },
      pages: { type: 'string', default: '5000' },
      entries: { type: 'string', default: '10000000' },
      orders: { type: 'string', default: '10000000' },
      styles: { type: 'string', default: '0' },
      checkouts: { type: 'string', default: '100' },
      shoppers: { type: 'string', default: '1000' },
      'rush-seconds': { type: 'string', default: '120' },
      'skip-browser': { type: 'boolean', default: false },
    },
  });
  const wanted = values.only.split(',');
  const unknown = wanted.find((one) => !parts.some((part) => part === one));
  if (unknown !== undefined) throw new Error(`--only has "${unknown}". Write a list of: ${parts.join(', ')}.`);
  return {
    has: (part) => wanted.includes(part) && !(inBrowser.has(part) && values['skip-browser']),
    seconds: atMost('seconds', values.seconds, 60),
    pages: atMost('pages', values.pages, 50_000),
    entries: atMost('entries', values.entries, 100_000_000),
    orders: atMost('orders', values.orders, 20_000_000),
    styles: atMost('styles', values.styles, 1_000_000),
    checkouts: atMost('checkouts', values.checkouts, 1000),
    shoppers: atMost('shoppers', values.shoppers, 5000),
    rushSeconds: atMost('rush-seconds', values['rush-seconds'], 3600),
  };
}

/** A number with an upper limit, so that no run is endless. */
function atMost(name: string, text: string, most: number): number {
  const value = Number(text);
  if (!(value >= 0 && value <= most)) throw new Error(`--${name} is "${text}". Write a number up to ${most}.`);
  return value;
}
