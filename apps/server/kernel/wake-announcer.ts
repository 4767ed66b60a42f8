const announcers = new WeakMap<object, () => void>();

/** Starts the announcing of events soon; without a worker in this process the next run of a worker does it. */
export function wakeAnnouncer(database: object): void {
  announcers.get(database)?.();
}

/** Registers what `wakeAnnouncer` calls; undefined removes it. */
export function onWake(database: object, announce: (() => void) | undefined): void {
  if (announce) announcers.set(database, announce);
  else announcers.delete(database);
}
