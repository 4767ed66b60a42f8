import { membersToTell } from '@eyelet/db/loyalty/programme.ts';
import type { Shop } from '../kernel/shop.ts';
import { ProgrammeFault } from '../loyalty-programme/programme.ts';
import { agreeWithProgramme } from './agree-with-programme.ts';

const batch = 200;

/**
 * Tells a programme outside the shop of each change of points that it does not know yet; returns how many members it was
 * told of. What fails is tried again with the next run, and a service that cannot be reached is left alone until then.
 */
export async function tellProgramme(shop: Shop): Promise<number> {
  const { loyaltyProgramme: programme, database, log } = shop;
  if (!programme) return 0;
  let told = 0;
  for (let after = ''; ; ) {
    const members = await membersToTell(database.db, { after, limit: batch });
    for (const member of members) {
      try {
        await agreeWithProgramme(shop, programme, member);
        told += 1;
      } catch (error) {
        if (!(error instanceof ProgrammeFault)) throw error;
        log.warn({ err: error, consumerNo: member.consumerNo }, 'the loyalty programme was not told');
        if (error.problem !== 'answer') return told;
      }
    }
    const last = members.at(-1);
    if (last === undefined || members.length < batch) return told;
    after = last.consumerNo;
  }
}
