import type { Page } from '@eyelet/contracts/content/page.ts';
import { readPage } from '@eyelet/contracts/content/read-page.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';

/** A content page, or a version of it that was in force; undefined where there is none. */
export async function findPage(client: ApiClient, slug: string, version?: number): Promise<Page | undefined> {
  try {
    return await client.call(readPage, { params: { slug }, query: version === undefined ? {} : { version } });
  } catch (error) {
    if (error instanceof ApiError && error.id === 'API404') return undefined;
    throw error;
  }
}
