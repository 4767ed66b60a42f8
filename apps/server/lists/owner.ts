import type { Context } from '../kernel/context.ts';

/** Whose favorites and saved items a call is about; nobody's where a store associate sells (C4.36, C4.37, C4.38). */
export function ownerOf({ session }: Context): string | undefined {
  return session?.isAssociate ? undefined : session?.consumerNo;
}
