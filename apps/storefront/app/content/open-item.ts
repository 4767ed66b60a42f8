import type { Component } from '@eyelet/contracts/content/component.ts';
import type { ContentKind } from '@eyelet/contracts/content/kinds.ts';
import { readComponent } from '@eyelet/contracts/content/read-component.ts';
import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { redirect } from 'react-router';
import { orNotAvailable } from '../page/not-available.ts';

type Wanted = Readonly<{ kind: ContentKind; key: string; pathOf: (key: string) => string }>;

/** An item that has a page of its own; a former key redirects to it, an unknown one shows the "not available" page. */
export async function openItem(client: ApiClient, { kind, key, pathOf }: Wanted): Promise<Component> {
  const found = await orNotAvailable(client.call(readComponent, { params: { kind, key } }), 'API404');
  if (found.key !== key) throw redirect(pathOf(found.key), 301);
  return found;
}
