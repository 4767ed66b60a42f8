import { randomBytes } from 'node:crypto';
import { addEvidencePicture } from '@eyelet/contracts/disputes/add-picture.ts';
import type { EvidencePiece } from '@eyelet/contracts/disputes/evidence.ts';
import { listDisputes } from '@eyelet/contracts/disputes/list.ts';
import { readDispute } from '@eyelet/contracts/disputes/read.ts';
import { saveEvidence } from '@eyelet/contracts/disputes/save-evidence.ts';
import { paintedPicture } from '@eyelet/testing/media-files.ts';
import type { StaffBrowser } from '@eyelet/testing/staff.ts';
import type { RunningShop } from '@eyelet/testing/start-shop.ts';
import sharp from 'sharp';
import { paidOrder } from '../refunds/refunded.ts';
import { type Told, tellDispute } from './told.ts';

type Named = Readonly<{ params: Readonly<{ disputeId: string }> }>;

/** A paid order whose payment is contested. */
export async function openDispute(running: RunningShop, staff: StaffBrowser, told: Partial<Told> = {}) {
  const paid = await paidOrder(running);
  const { orderNumber } = paid;
  await tellDispute(running, orderNumber, { step: 'opened', minute: 1, ...told });
  const { rows } = await staff.call(listDisputes, { query: { orderNumber } });
  return { ...paid, params: { disputeId: rows[0]?.disputeId ?? '' } };
}

/** Keeps pieces and a text as evidence, over whatever is kept. */
export async function gathered(
  staff: StaffBrowser,
  { params }: Named,
  { pieces = ['order'], reasonCode = 'GOODS_DELIVERED', text = '' }: Gathered = {},
) {
  const { version } = await staff.call(readDispute, { params });
  return staff.call(saveEvidence, { params, body: { version, pieces: [...pieces], reasonCode, text } });
}

type Gathered = Readonly<{ pieces?: readonly EvidencePiece[]; reasonCode?: string; text?: string }>;

export async function addedPicture(staff: StaffBrowser, { params }: Named, fileName = 'signature.png') {
  const body = new Blob([(await paintedPicture('#2f5d73')) as BlobPart]);
  return staff.call(addEvidencePicture, { params, query: { fileName }, body });
}

/** A picture that hardly gets smaller, as of a busy scene. */
export async function addedNoise(staff: StaffBrowser, { params }: Named, fileName: string) {
  const [width, height] = [2000, 1500];
  const raw = randomBytes(width * height * 3);
  const picture = await sharp(raw, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 70 })
    .toBuffer();
  return staff.call(addEvidencePicture, { params, query: { fileName }, body: new Blob([picture as BlobPart]) });
}
