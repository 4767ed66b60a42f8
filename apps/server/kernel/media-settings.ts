/** A bucket of S3, or of a service with its interface. */
export type S3Settings = Readonly<{
  kind: 's3';
  /** Scheme and host. */
  endpoint: string;
  bucket: string;
  region: string;
  /** First part of all keys; empty or ending with a slash. */
  prefix: string;
}>;

/** Where the files of the media library are: a folder of this machine, or a bucket. */
export type MediaStorageSettings = Readonly<{ kind: 'folder' }> | S3Settings;

export type MediaKeys = Readonly<{ accessKeyId: string; secretAccessKey: string }>;

type Environment = Readonly<Record<string, string | undefined>>;

const required = ['MEDIA_S3_ENDPOINT', 'MEDIA_S3_BUCKET', 'MEDIA_S3_ACCESS_KEY', 'MEDIA_S3_SECRET_KEY'] as const;

/** Reads the variables that begin with MEDIA_S3_. A problem is returned as a sentence for operators that repeats no key. */
export function readS3(
  env: Environment,
  stage: 'sandbox' | 'live',
): Readonly<{ settings: S3Settings; keys: MediaKeys }> | Readonly<{ problem: string }> {
  const missing = required.filter((name) => !env[name]);
  if (missing.length > 0) return { problem: `MEDIA_STORAGE is "s3", which needs ${missing.join(', ')}.` };
  const { MEDIA_S3_ENDPOINT: endpoint = '', MEDIA_S3_BUCKET: bucket = '', MEDIA_S3_REGION: region = 'us-east-1' } = env;
  if (!/^https?:\/\/[a-z0-9.-]+(:\d+)?$/i.test(endpoint)) {
    return {
      problem: `MEDIA_S3_ENDPOINT is "${endpoint}". Write scheme and host only, such as https://s3.example.com.`,
    };
  }
  if (stage === 'live' && !endpoint.startsWith('https:')) {
    return { problem: `MEDIA_S3_ENDPOINT is "${endpoint}". In a live shop it must begin with https://.` };
  }
  if (!/^[a-z0-9][a-z0-9.-]{2,62}$/.test(bucket)) {
    return {
      problem: `MEDIA_S3_BUCKET is "${bucket}". Write the name of a bucket: small letters, digits, dots and hyphens.`,
    };
  }
  const prefix = env.MEDIA_S3_PREFIX ?? '';
  if (!/^([\w.-]+\/)*$/.test(prefix)) {
    return { problem: `MEDIA_S3_PREFIX is "${prefix}". Write names with a slash after each, such as shop/media/.` };
  }
  const keys = { accessKeyId: env.MEDIA_S3_ACCESS_KEY ?? '', secretAccessKey: env.MEDIA_S3_SECRET_KEY ?? '' };
  return { settings: { kind: 's3', endpoint, bucket, region, prefix }, keys };
}
