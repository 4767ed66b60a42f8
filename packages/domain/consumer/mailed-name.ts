/** A dot with letters on both sides, as in a host name; initials have one letter between their dots. */
const webAddress = /\p{L}\.\p{L}{2}/u;

/**
 * A name as a mail may contain it: '' for one that mail programs would turn into a link, as names are freely chosen.
 */
export function mailedName(name: string | undefined): string {
  return name === undefined || webAddress.test(name) ? '' : name;
}
