import { randomUUID } from 'node:crypto';
import { answerCase } from '@eyelet/contracts/cases/answer.ts';
import { contactShop } from '@eyelet/contracts/cases/contact.ts';
import { mergeCase } from '@eyelet/contracts/cases/merge.ts';
import { readCase } from '@eyelet/contracts/cases/read.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { newStaff } from '@eyelet/testing/staff.ts';
import { startShop } from '@eyelet/testing/start-shop.ts';
import { expect, test } from 'vitest';
import { messageOf, writtenCase } from '../api/cases/messages.ts';

test('if staff merge the same cases at once, every way round, all end in one, and nothing that is written meanwhile is lost', async () => {
  const running = await startShop({ config: { rateLimitFactor: 1000 } });
  try {
    const desk = await newStaff(running, { roles: ['owner'] });
    const shopper = await newShopper(running.origin);
    for (let round = 0; round < 8; round++) {
      const email = `${randomUUID().slice(0, 8)}@example.com`;
      const write = (message: string) => writtenCase(running.origin, { email, message });
      const [a, b, c] = [await write('first'), await write('second'), await write('third')];
      const merge = (reference: string, into: string) =>
        desk.call(mergeCase, { params: { reference }, body: { into, version: 1 } });
      const written = shopper.call(contactShop, messageOf({ email, message: `more ${round}`, caseReference: a }));
      const wasAnswered = desk
        .call(answerCase, { params: { reference: b, entryId: randomUUID() }, body: { text: 'answered' } })
        .then(
          () => true,
          () => false,
        );
      const merges = await Promise.allSettled([merge(a, b), merge(b, a), merge(a, c), merge(c, b)]);
      const { caseReference } = await written;
      const isAnswered = await wasAnswered;
      for (const one of merges) {
        if (one.status === 'rejected') expect(one.reason).toMatchObject({ id: 'STF409' });
      }
      const rows = await Promise.all(
        [a, b, c].map(async (reference) => (await desk.call(readCase, { params: { reference } })).case),
      );
      const kept = rows.filter(({ mergedInto }) => mergedInto === null);
      // A merged case leads to one that is not merged, in one step.
      for (const { mergedInto } of rows) {
        if (mergedInto !== null) expect(kept.map(({ reference }) => reference)).toContain(mergedInto);
      }
      expect([a, b, c]).toContain(caseReference);
      const texts = kept.flatMap(({ entries }) => entries.map(({ text }) => text)).toSorted();
      const expected = ['first', 'second', 'third', `more ${round}`, ...(isAnswered ? ['answered'] : [])];
      expect(texts).toEqual(expected.toSorted());
    }
  } finally {
    await running.close();
  }
});
