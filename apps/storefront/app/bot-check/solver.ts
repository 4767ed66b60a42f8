import type { Puzzle } from '@eyelet/contracts/bot-check/bot-check.ts';
import { solve } from './solve.ts';

// Runs in a worker, so that the page stays responsive.
self.onmessage = ({ data }: MessageEvent<Puzzle>) => self.postMessage(solve(data));
