import type { BlockDefinition } from '../block.ts';
import { type Newsletter, newsletterShape } from './schema.ts';
import { NewsletterView } from './view.tsx';

export const newsletterBlock: BlockDefinition<Newsletter> = { shape: newsletterShape, View: NewsletterView };
