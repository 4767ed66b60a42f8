declare module 'virtual:block-scripts' {
  /** Addresses of the scripts that a block needs and not every page has, by its type; on the server alone. */
  export const blockScripts: Readonly<Record<string, readonly string[]>>;
}
