import { readDispute } from '@eyelet/contracts/disputes/read.ts';
import { handle } from '../kernel/handle.ts';
import { evidenceView } from './evidence-view.ts';

export const readDisputeHandler = handle(readDispute, (context, { params }) => evidenceView(context, params.disputeId));
