import { findConsumer } from '@eyelet/db/consumers/consumer.ts';
import type { Context } from '../kernel/context.ts';

export const ownConsumer = ({ shop, session }: Context) =>
  session && session.consumerType !== 'GUEST' ? findConsumer(shop.database.db, session.consumerNo) : undefined;
