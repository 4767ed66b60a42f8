import type { AuthData } from '@eyelet/contracts/auth/auth.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';

export type Visitor = Readonly<{ client: ApiClient; session: unknown }>;

/** Who the visitor of a page is; undefined without a token, as viewing a page must not create a guest session (C4.15). */
export async function authOf({ client, session }: Visitor, request: Request): Promise<AuthData | undefined> {
  const hasToken = session !== undefined || /(^|;\s*)eyelet_refresh=/.test(request.headers.get('cookie') ?? '');
  return hasToken ? client.call(token, { body: { type: 'Guest' } }) : undefined;
}
