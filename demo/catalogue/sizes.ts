/** A size of a scale: a stable code, and its label in each region. Without a label the code is shown. */
export type Size = Readonly<{ code: string; labels: Readonly<{ US?: string; GB?: string; EU?: string }> }>;

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, index) => from + index * step);

const text = (value: number): string => String(value).replace('.5', '½');

/** Codes are American sizes in tenths: 95 is 9½. European sizes follow the usual table, rounded to halves. */
const shoes = (from: number, to: number, british: number, european: number): readonly Size[] =>
  range(from, to, 0.5).map((us) => ({
    code: String(us * 10).padStart(3, '0'),
    labels: { US: text(us), GB: text(us - british), EU: text(Math.round((european + (us - from) * 1.27) * 2) / 2) },
  }));

const same = (...codes: readonly string[]): readonly Size[] => codes.map((code) => ({ code, labels: {} }));

/** Size scales by name. A style names the one it comes in. */
export const sizeScales = {
  'shoes-men': shoes(7, 14, 1, 40),
  'shoes-women': shoes(5, 12, 2, 35.5),
  'shoes-unisex': range(35, 47, 1).map((eu) => ({
    code: String(eu),
    labels: {
      EU: String(eu),
      GB: text(Math.round((eu - 32.5) * 0.79 * 2) / 2),
      US: text(Math.round((eu - 31) * 0.79 * 2) / 2),
    },
  })),
  'shoes-kids': range(26, 35, 1).map((eu) => ({
    code: String(eu),
    labels: {
      EU: String(eu),
      GB: text(Math.round((eu - 17.5) * 0.8 * 2) / 2),
      US: text(Math.round((eu - 16.5) * 0.8 * 2) / 2),
    },
  })),
  clothing: same('XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL'),
  'clothing-kids': same('92', '104', '116', '128', '140', '152'),
  waist: same('26', '28', '29', '30', '31', '32', '33', '34', '36', '38', '40'),
  caps: same('S/M', 'L/XL'),
  socks: same('35-38', '39-42', '43-46'),
  'one-size': [{ code: 'OS', labels: {} }],
} as const satisfies Readonly<Record<string, readonly Size[]>>;

export type SizeScale = keyof typeof sizeScales;

const everywhere = (system: string) => ({ US: system, GB: system, EU: system });

/**
 * The size systems of the labels of a scale, by region. American shoes are numbered differently for women and for men.
 */
export const sizeSystems: Readonly<Partial<Record<SizeScale, Readonly<Record<'US' | 'GB' | 'EU', string>>>>> = {
  'shoes-men': { US: 'shoes-us-men', GB: 'shoes-uk', EU: 'shoes-eu' },
  'shoes-women': { US: 'shoes-us-women', GB: 'shoes-uk', EU: 'shoes-eu' },
  'shoes-unisex': { US: 'shoes-us-unisex', GB: 'shoes-uk', EU: 'shoes-eu' },
  'shoes-kids': { US: 'kids-shoes-us', GB: 'kids-shoes-uk', EU: 'kids-shoes-eu' },
  clothing: everywhere('clothing'),
  'clothing-kids': everywhere('kids-clothing'),
  waist: everywhere('waist'),
  caps: everywhere('caps'),
  socks: everywhere('socks-eu'),
};
