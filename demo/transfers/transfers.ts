/** A transfer of the demo brand. Its pieces are there in the first stock of every shop. */
export type DemoTransfer = Readonly<{
  transferId: string;
  from: string;
  to: string;
  note: string;
  daysAgo: number;
  lines: readonly Readonly<{ sku: string; qty: number; came?: number }>[];
  /** How far it has come. */
  reached: 'draft' | 'sent' | 'received';
}>;

const id = (number: number) => `5ce77e00-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** One that has come with a piece fewer, one that is under way, and one that nobody has sent yet. */
export const transfers: readonly DemoTransfer[] = [
  {
    ...{ transferId: id(1), from: 'WH-NORA', to: 'US-BOS', daysAgo: 9, reached: 'received' },
    note: 'For the wall beside the ramp.',
    lines: [
      { sku: 'SKBUOY60FOM-S', qty: 4 },
      { sku: 'SKLEEW03CHS-090', qty: 6, came: 5 },
    ],
  },
  {
    ...{ transferId: id(2), from: 'WH-NORA', to: 'US-BOS', daysAgo: 1, reached: 'sent' },
    note: '',
    lines: [
      { sku: 'SKBUOY60FOM-S', qty: 2 },
      { sku: 'SKLEEW03CHS-090', qty: 4 },
    ],
  },
  {
    ...{ transferId: id(3), from: 'WH-EMEA', to: 'DE-HAM', daysAgo: 0, reached: 'draft' },
    note: 'With the van on Friday.',
    lines: [{ sku: 'SKLEEW03CHS-090', qty: 3 }],
  },
];
