import type { RepairState } from '@eyelet/contracts/cases/warranty.ts';
import { entriesOf } from '@eyelet/db/cases/case.ts';
import { findCase } from '@eyelet/db/cases/list.ts';
import { decisionsOf } from '@eyelet/db/cases/warranty-decision.ts';
import { countAskedLetters } from '@eyelet/db/letters/asked-letter.ts';
import { consumer } from '../events/consumer.ts';
import type { Shop } from '../kernel/shop.ts';
import { sendCounted } from '../mail/letters/send-counted.ts';
import { sendLetter } from '../mail/letters/write-letter.ts';
import { answerLetter, receiptLetter, reportLetter } from './case-letters.ts';
import { decisionLetter, repairLetter } from './warranty-letters.ts';

/** Letters of receipt that one address gets in a day, so that nobody can flood somebody else's address. */
const mostReceipts = 5;
const dayMs = 24 * 60 * 60 * 1000;

/** Letters to those who have written to the shop. */
export const caseLetters = consumer('case-letters', {
  'case.opened': (shop, { reference }) => sendReceipt(shop, reference),
  'case.answered': (shop, { reference, entryId }) => sendAnswer(shop, reference, entryId),
  'case.decided': (shop, { reference, decisionId }) => sendDecision(shop, reference, decisionId),
  'case.repair-moved': (shop, { reference, decisionId, state }) => sendRepair(shop, { reference, decisionId, state }),
});

/** Letters that notify the shop. They are apart from the others, so that an address that takes no mail delays nothing here. */
export const caseReports = consumer('case-reports', {
  'case.opened': (shop, { reference }) => sendReport(shop, reference, reference),
  'case.written': (shop, { reference, entryId }) => sendReport(shop, reference, entryId),
});

async function sendReceipt(shop: Shop, reference: string): Promise<void> {
  const found = await findCase(shop.database.db, reference);
  if (!found) return;
  await sendCounted(shop, receiptLetter(found), async (tx, now) => {
    const share = { most: mostReceipts, now, windowMs: dayMs };
    return (await countAskedLetters(tx, 'case-received', [found.email], share)).length > 0;
  });
}

async function sendAnswer(shop: Shop, reference: string, entryId: string): Promise<void> {
  const { db } = shop.database;
  const found = await findCase(db, reference);
  const entry = (await entriesOf(db, reference)).find(({ id }) => id === entryId);
  if (found && entry) await sendLetter(shop, answerLetter(found, entryId, entry.text));
}

async function sendDecision(shop: Shop, reference: string, decisionId: string): Promise<void> {
  const { db } = shop.database;
  const found = await findCase(db, reference);
  const decision = (await decisionsOf(db, reference)).find((one) => one.decision_id === decisionId);
  const words = (await entriesOf(db, reference)).find(({ id }) => id === decisionId)?.text;
  if (found && decision) await sendLetter(shop, decisionLetter(shop, found, decision, words));
}

type Moved = Readonly<{ reference: string; decisionId: string; state: RepairState }>;

/** Its owner is told when a piece has come and when it goes back. */
async function sendRepair(shop: Shop, { reference, decisionId, state }: Moved): Promise<void> {
  const { db } = shop.database;
  const found = await findCase(db, reference);
  const decision = (await decisionsOf(db, reference)).find((one) => one.decision_id === decisionId);
  const letter = found && decision && repairLetter(found, decision, state);
  if (letter) await sendLetter(shop, letter);
}

async function sendReport(shop: Shop, reference: string, written: string): Promise<void> {
  const found = await findCase(shop.database.db, reference);
  const letter = found && reportLetter(shop, found, written);
  if (letter) await sendLetter(shop, letter);
}
