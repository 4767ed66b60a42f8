declare module 'fontkit' {
  /** Reads a font; its tables and letters are read when they are first needed, and kept. */
  export function create(bytes: Uint8Array): object;
}
