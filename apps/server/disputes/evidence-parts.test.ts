import { defaultMarket } from '@eyelet/domain/markets/markets.ts';
import { createMessages } from '@eyelet/messages/create-messages.ts';
import { expect, test } from 'vitest';
import { partsOfPiece } from './evidence-parts.ts';

test('the days of papers are written as other days are', () => {
  const papers = [{ number: 'R-1', issuedOn: '2026-11-02', total: 1000, invoice: null }];
  const words = {
    ...{ t: createMessages('en-US'), market: defaultMarket, price: String, time: String },
    day: (day: string) => `<${day}>`,
  };
  const [, table] = partsOfPiece('invoice', { papers } as never, words);
  expect(table).toMatchObject({ kind: 'table', rows: [['R-1', '<2026-11-02>', '1000', '']] });
});
