import { exchangeTender, ledgerTenders } from '../tenders/names.ts';

/** The tenders whose money never becomes store credit: value goes back to where it came from, and so does what an exchange carries. */
export const keptTenders: readonly string[] = [...ledgerTenders, exchangeTender];

/** Whether what a tender has paid can be given back as store credit. */
export function isCreditable(tender: string): boolean {
  return !keptTenders.includes(tender);
}
