import { consumer } from '../../events/consumer.ts';
import { writeLetter } from './write-letter.ts';

/** Letters to consumers and subscribers. */
export const letters = consumer('letters', { 'letter.due': (shop, { letterId }) => writeLetter(shop, letterId) });
