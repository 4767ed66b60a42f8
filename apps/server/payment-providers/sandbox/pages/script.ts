/**
 * Turns a function into a browser script. Node strips type annotations when it loads the module, so its source is plain
 * JavaScript; the function must not use anything from outside itself.
 */
export function scriptOf(run: () => void): string {
  return `(${run.toString()})();\n`;
}
