import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export const templateName = 'eyelet_template';

export type TestDatabase = Readonly<{ url: string; drop: () => Promise<void> }>;

/** A database for a test file: a copy of a template, migrated and, on request, filled. */
export async function createTestDatabase(template: string = templateName): Promise<TestDatabase> {
  const name = `t_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template ${template} strategy file_copy`);
  return {
    url: inject('clusterUrl').replace('{database}', name),
    drop: () => administer(`drop database if exists ${name} with (force)`),
  };
}

async function administer(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('clusterUrl').replace('{database}', 'postgres') });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
