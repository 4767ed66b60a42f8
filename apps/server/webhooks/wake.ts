const senders = new WeakMap<object, () => void>();

/** Starts the sending of webhooks soon; without a worker in this process the next run of a worker does it. */
export function wakeWebhooks(database: object): void {
  senders.get(database)?.();
}

/** Registers what `wakeWebhooks` calls; undefined removes it. */
export function onWakeWebhooks(database: object, send: (() => void) | undefined): void {
  if (send) senders.set(database, send);
  else senders.delete(database);
}
