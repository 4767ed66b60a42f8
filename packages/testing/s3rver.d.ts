declare module '@20minutes/s3rver' {
  type Options = Readonly<{
    address: string;
    port: number;
    silent: boolean;
    directory: string;
    configureBuckets: readonly Readonly<{ name: string; configs: readonly string[] }>[];
  }>;

  /** A server with the interface of S3 over a folder. */
  export default class S3rver {
    constructor(options: Options);
    run(): Promise<Readonly<{ address: string; port: number }>>;
    close(): Promise<void>;
  }
}
