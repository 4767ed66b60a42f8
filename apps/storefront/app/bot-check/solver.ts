import type { Puzzle } from '@eyelet/contracts/bot-check/bot-check.ts';
import { solve } from './solve.ts';

// A worker of its own, so that the page goes on answering while it counts.
self.onmessage = ({ data }: MessageEvent<Puzzle>) => self.postMessage(solve(data));
