/**
 * Turns a function into a browser script. Type annotations are gone once Node has loaded the module, so what is sent is
 * plain JavaScript; the function must not use anything from outside itself.
 */
export function scriptOf(run: () => void): string {
  return `(${run.toString()})();\n`;
}
