import type { ApiClient } from '@eyelet/contracts/kernel/client.ts';
import { checkApprovalForm } from '@eyelet/domain/price-adjustments/approval-form.ts';
import { checkAdjustmentForm } from '@eyelet/domain/price-adjustments/form.ts';
import { isClean } from '@eyelet/domain/validation/problems.ts';
import { loadMessages } from '@eyelet/messages/load-messages.ts';
import { answerWith, type FormAnswer, passwordTextOf, textOf } from '../forms/answer.ts';
import { errorsOfProblems, errorsOfRefusal, type FieldErrors } from '../forms/field-errors.ts';
import {
  adjustmentFields,
  adjustmentFormOf,
  approvalFields,
  approvalFormOf,
  askedOf,
  typedApproval,
  typedOf,
} from './fields.ts';
import { type Adjusted, sendAdjustment, sendApproval, sendRemoval } from './send.ts';

/** Handles a posted form of an adjustment; resolves to the errors for its fields if it was refused. */
export async function postAdjustment(
  client: ApiClient,
  basketId: string,
  posted: FormData,
  tag: string,
): Promise<FormAnswer | undefined> {
  const itemId = textOf(posted, adjustmentFields.item, 64) || null;
  const adjusted: Adjusted = { basketId, itemId, adjustmentId: textOf(posted, adjustmentFields.id, 64) };
  const stay = (errors: FieldErrors) => answerWith(adjustmentFormOf(itemId), posted, errors);
  if (posted.has(adjustmentFields.remove)) {
    await sendRemoval(client, adjusted);
    return undefined;
  }
  if (posted.has(approvalFields.who)) return postApproval(client, adjusted, posted, tag);
  const problems = checkAdjustmentForm(typedOf(posted));
  if (!isClean(problems)) return stay(errorsOfProblems(problems, await loadMessages(tag, ['forms'])));
  try {
    await sendAdjustment(client, adjusted, askedOf(posted));
    return undefined;
  } catch (error) {
    return stay(errorsOfRefusal(error, {}));
  }
}

/** Handles a posted approval; whether name or password was wrong is not revealed. */
async function postApproval(
  client: ApiClient,
  adjusted: Adjusted,
  posted: FormData,
  tag: string,
): Promise<FormAnswer | undefined> {
  const stay = (errors: FieldErrors) => answerWith(approvalFormOf(adjusted.itemId), posted, errors);
  const problems = checkApprovalForm(typedApproval(posted));
  if (!isClean(problems)) return stay(errorsOfProblems(problems, await loadMessages(tag, ['forms'])));
  const approving = {
    storeEmployeeId: textOf(posted, approvalFields.who, 64),
    password: passwordTextOf(posted, approvalFields.password),
    version: Number(textOf(posted, approvalFields.version, 12)) || 0,
  };
  try {
    await sendApproval(client, adjusted, approving);
    return undefined;
  } catch (error) {
    return stay(errorsOfRefusal(error, { AUT438: approvalFields.password }));
  }
}
