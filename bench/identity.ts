import { createHash, randomBytes } from 'node:crypto';
import { signIn } from '@eyelet/contracts/auth/sign-in.ts';
import { token } from '@eyelet/contracts/auth/token.ts';
import { readConsumer } from '@eyelet/contracts/consumer/read.ts';
import type { Database } from '@eyelet/db/database.ts';
import { newConsumer, newVerifier, type TestConsumer } from '@eyelet/testing/consumer.ts';
import { newShopper } from '@eyelet/testing/shopper.ts';
import { load } from './load.ts';
import { bareCalls, measureRow } from './measure-row.ts';
import type { Parties } from './parties.ts';
import { atOnce, repeat } from './repeat.ts';
import type { Row } from './report.ts';

const reads = 1500;
const exchanges = 300;
/** Concurrent sign-ins while product pages are read. */
const signIns = 50;

/** Identity: reading a profile, renewing and exchanging tokens, and pages during a rush of sign-ins. */
export async function measureIdentity(parties: Parties, database: Database, page: string): Promise<readonly Row[]> {
  const { origin } = parties.shop;
  const bare = bareCalls(parties.reference.origin);
  const consumers = await Promise.all(Array.from({ length: atOnce }, () => newConsumer(origin)));
  const oneOf = (index: number) => consumers[index % atOnce] as TestConsumer;
  return [
    await measureRow({
      name: 'read a profile',
      against: 'three reads',
      ours: () => repeat(reads, (index) => oneOf(index).call(readConsumer, {})),
      reference: () => repeat(reads, bare('/reads/3')),
    }),
    await measureRow({
      name: 'renew a token',
      against: 'two reads',
      ours: () => repeat(reads, (index) => oneOf(index).call(token, { body: { type: 'Guest' } })),
      reference: () => repeat(reads, bare('/reads/2')),
    }),
    await measureRow({
      name: 'exchange a code',
      against: 'transaction of six updates',
      ours: () => exchangeCodes(origin, database, oneOf),
      reference: () => repeat(exchanges, bare('/updates/6')),
    }),
    await pagesBesideSignIns(origin, page, oneOf(0)),
  ];
}

/** Exchanges codes that were written beforehand, as each regular one costs a password hash. */
async function exchangeCodes(origin: string, { db }: Database, oneOf: (index: number) => TestConsumer) {
  const codes = Array.from({ length: exchanges }, (_, index) => ({
    ...newVerifier(),
    authorizationCode: randomBytes(32).toString('base64url'),
    consumerId: oneOf(index).auth.consumerNo,
  }));
  const now = new Date();
  await db
    .insertInto('authorization_code')
    .values(
      codes.map(({ authorizationCode, codeChallenge, consumerId }) => ({
        code_hash: createHash('sha256').update(authorizationCode).digest(),
        consumer_id: consumerId,
        code_challenge: codeChallenge,
        created_at: now,
        expires_at: new Date(now.getTime() + 600_000),
        used_at: null,
      })),
    )
    .execute();
  const visitors = await Promise.all(Array.from({ length: atOnce }, () => newShopper(origin)));
  return repeat(exchanges, async (index) => {
    const { authorizationCode = '', codeVerifier = '' } = codes[index] ?? {};
    return visitors[index % atOnce]?.call(token, { body: { type: 'Registered', authorizationCode, codeVerifier } });
  });
}

/** Product pages served while fifty people sign in at once, compared with the usual number. */
async function pagesBesideSignIns(origin: string, page: string, consumer: TestConsumer): Promise<Row> {
  const target = {
    origin,
    seconds: 3,
    connections: 16,
    headers: { 'accept-encoding': 'br' },
    requests: [{ method: 'GET' as const, path: page }],
  };
  return measureRow({
    name: `product page beside ${signIns} sign-ins at once`,
    against: 'the page alone',
    aim: 0.75,
    reference: () => load(target),
    ours: async () => {
      const rush = startRush(origin, consumer);
      const figures = await load(target);
      await rush;
      return figures;
    },
  });
}

/** Fifty people who sign in once, at the same time. */
function startRush(origin: string, { email, password }: TestConsumer): Promise<unknown> {
  return Promise.all(
    Array.from({ length: signIns }, async () => {
      const visitor = await newShopper(origin);
      const { codeChallenge } = newVerifier();
      return visitor.call(signIn, { body: { type: 'Registered', username: email, password, codeChallenge } });
    }),
  );
}
