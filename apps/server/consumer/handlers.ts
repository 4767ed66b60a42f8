import type { AnyHandler } from '../kernel/handle.ts';
import { addAddressHandler } from './add-address.ts';
import { changeAddressHandler } from './change-address.ts';
import { createConsumerHandler } from './create.ts';
import { deleteConsumerHandler } from './delete.ts';
import { exportDataHandler } from './export-data.ts';
import { keepConsumerHandler } from './keep.ts';
import { lookUpConsumerHandler } from './look-up.ts';
import { readConsumerHandler } from './read.ts';
import { removeAddressHandler } from './remove-address.ts';
import { retrieveUserDataHandler } from './retrieve-user-data.ts';
import { updateConsumerHandler } from './update.ts';

/** The profile, its address book, export and deletion. */
export const consumerHandlers: readonly AnyHandler[] = [
  addAddressHandler,
  changeAddressHandler,
  createConsumerHandler,
  deleteConsumerHandler,
  exportDataHandler,
  keepConsumerHandler,
  lookUpConsumerHandler,
  readConsumerHandler,
  removeAddressHandler,
  retrieveUserDataHandler,
  updateConsumerHandler,
];
