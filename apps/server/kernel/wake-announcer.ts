const announcers = new WeakMap<object, () => void>();

/** Has the outbox drained soon; without a worker in this process the next round of a worker does it. */
export function wakeAnnouncer(database: object): void {
  announcers.get(database)?.();
}

/** Registers what `wakeAnnouncer` calls; undefined takes it back. */
export function onWake(database: object, announce: (() => void) | undefined): void {
  if (announce) announcers.set(database, announce);
  else announcers.delete(database);
}
