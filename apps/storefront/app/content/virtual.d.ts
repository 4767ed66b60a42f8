declare module 'virtual:block-scripts' {
  /** On the server: URLs of the scripts that a block needs and not every page loads, by type of block. */
  export const blockScripts: Readonly<Record<string, readonly string[]>>;
}
