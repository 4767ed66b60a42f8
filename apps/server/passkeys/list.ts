import { listPasskeys } from '@eyelet/contracts/passkeys/list.ts';
import { handle } from '../kernel/handle.ts';
import { listOf } from './own-passkeys.ts';

export const listPasskeysHandler = handle(listPasskeys, (context) => listOf(context));
