/** A pattern of LIKE for texts that contain a text, in which no character is a wildcard. */
export function containing(text: string): string {
  return `%${escaped(text)}%`;
}

/** A pattern of LIKE for texts that begin with a text, in which no character is a wildcard. */
export function beginningWith(text: string): string {
  return `${escaped(text)}%`;
}

function escaped(text: string): string {
  return text.replaceAll(/[\\%_]/g, '\\$&');
}
