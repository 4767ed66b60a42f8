import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { readCardsHandler } from '../catalogue/read-cards.ts';
import { searchComponentsHandler } from '../content/search-components.ts';
import { readEventHandler } from '../event-registrations/read-event.ts';
import type { Context } from '../kernel/context.ts';
import { prepare } from '../kernel/dispatch.ts';
import { createInProcessClient } from '../kernel/in-process-client.ts';

/** Makes the calls by which blocks are filled, apart from pages. */
export function createBlockClient(): (context: Context) => ApiClient {
  const table = new Map(
    [readCardsHandler, searchComponentsHandler, readEventHandler].map((handler) => [
      handler.operation.id as string,
      prepare(handler),
    ]),
  );
  return (context) => createInProcessClient(context, table);
}
