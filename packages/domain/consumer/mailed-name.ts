/** A dot with letters on both sides, as in an address of the web; initials have one letter between their dots. */
const webAddress = /\p{L}\.\p{L}{2}/u;

/** A name as a mail may carry it: '' for one that mail programs would turn into a link, as anybody can call himself so. */
export function mailedName(name: string | undefined): string {
  return name === undefined || webAddress.test(name) ? '' : name;
}
