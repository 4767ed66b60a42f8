declare module '*?script' {
  /** A classic script, as the build has bundled it. */
  const script: string;
  export default script;
}
