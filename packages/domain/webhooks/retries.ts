const minute = 60;
const hour = 60 * minute;

/** Seconds to wait after each try that failed, as the specification of standard webhooks advises: three days in all. */
const pauses = [minute, 5 * minute, 30 * minute, 2 * hour, 5 * hour, 10 * hour, 14 * hour, 20 * hour, 24 * hour];

/** Seconds after which a message is sent again that has failed so often; undefined: it is given up. */
export function pauseAfterTry(tries: number): number | undefined {
  return pauses[Math.max(1, tries) - 1];
}

/** What a receiver's status means: the message is delivered, the receiver wants no more messages (410), or it is tried again. */
export function verdictOf(status: number | undefined): 'delivered' | 'refused' | 'again' {
  if (status === undefined) return 'again';
  if (status >= 200 && status < 300) return 'delivered';
  return status === 410 ? 'refused' : 'again';
}
