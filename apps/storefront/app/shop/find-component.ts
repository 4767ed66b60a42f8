import type { Component } from '@eyelet/contracts/content/component.ts';
import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import { readComponent } from '@eyelet/contracts/content/read-component.ts';
import { ApiError } from '@eyelet/contracts/kernel/api-error.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';

/** The published item of a kind and key; undefined if there is none. */
export async function findComponent(client: ApiClient, kind: ContentKind, key: string): Promise<Component | undefined> {
  try {
    return await client.call(readComponent, { params: { kind, key } });
  } catch (error) {
    if (error instanceof ApiError && error.id === 'API404') return undefined;
    throw error;
  }
}
