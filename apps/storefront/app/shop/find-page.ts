import type { Page } from '@eyelet/contracts/content/page.ts';
import { readPage } from '@eyelet/contracts/content/read-page.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';

type Earlier = Readonly<{ version: number; at?: Date | undefined }>;

/** A content page, or an earlier version of it; undefined if there is none. */
export async function findPage(client: ApiClient, slug: string, earlier?: Earlier): Promise<Page | undefined> {
  const { version, at } = earlier ?? {};
  const query = {
    ...(version === undefined ? {} : { version }),
    ...(at === undefined ? {} : { at: at.toISOString() }),
  };
  try {
    return await client.call(readPage, { params: { slug }, query });
  } catch (error) {
    if (error instanceof ApiError && error.id === 'API404') return undefined;
    throw error;
  }
}
