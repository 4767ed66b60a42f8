import type { RepairState } from '@eyelet/contracts/cases/warranty.ts';
import type { CaseRow } from '@eyelet/db/cases/case.ts';
import type { WarrantyDecisionRow } from '@eyelet/db/cases/warranty-decision.ts';
import type { NewLetter } from '@eyelet/db/letters/letter.ts';
import type { Shop } from '../kernel/shop.ts';
import { warrantyLinkOf } from './warranty-link.ts';

type About = Pick<CaseRow, 'reference' | 'email' | 'first_name' | 'locale'>;

/** The decision of a warranty case, with the words of who decided. That of a repair leads to the label to the workshop. */
export function decisionLetter(
  { orderLinks }: Pick<Shop, 'orderLinks'>,
  { reference, email: recipient, first_name: name, locale }: About,
  { decision_id: decisionId, outcome }: Pick<WarrantyDecisionRow, 'decision_id' | 'outcome'>,
  words: string | undefined,
): NewLetter {
  const facts = {
    ...{ name, reference },
    ...(words !== undefined && { words }),
    ...(outcome === 'repair' && { token: orderLinks.tokenOf(warrantyLinkOf(decisionId)) }),
  };
  return { id: `case-${decisionId}`, kind: `warranty-${outcome}`, recipient, locale, facts };
}

/** Tells the owner of a piece that it has come to the workshop, or goes back; none for other steps. */
export function repairLetter(
  { reference, email: recipient, first_name: name, locale }: About,
  { decision_id: decisionId, tracking }: Pick<WarrantyDecisionRow, 'decision_id' | 'tracking'>,
  state: RepairState,
): NewLetter | undefined {
  if (state !== 'received' && state !== 'sent-back') return undefined;
  const facts = { name, reference, ...(state === 'sent-back' && tracking !== '' ? { words: tracking } : {}) };
  return { id: `case-${decisionId}-${state}`, kind: `warranty-${state}`, recipient, locale, facts };
}
