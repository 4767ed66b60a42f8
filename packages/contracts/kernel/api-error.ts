import { type Static, Type } from 'typebox';

export const errorDetailSchema = Type.Object({
  errorId: Type.String(),
  message: Type.String(),
  field: Type.Optional(Type.String({ description: 'The request member the error belongs to.' })),
  details: Type.Optional(Type.Record(Type.String(), Type.Union([Type.String(), Type.Number(), Type.Boolean()]))),
  current: Type.Optional(
    Type.Unknown({
      description: 'The current value, if somebody else has changed it, or the findings that block the call.',
    }),
  ),
});

/** The body of every refusal (C3.55). */
export const errorBodySchema = Type.Object({
  appId: Type.String(),
  correlationId: Type.String(),
  errorDetails: Type.Array(errorDetailSchema),
});

export type ErrorDetail = Static<typeof errorDetailSchema>;
export type ErrorBody = Static<typeof errorBodySchema>;

/** A refused call as the client sees it: message, id and status (C8.01). */
export class ApiError extends Error {
  readonly id: string;
  readonly status: number;
  readonly correlationId: string;
  readonly errorDetails: readonly ErrorDetail[];

  constructor(status: number, body: ErrorBody) {
    const first = body.errorDetails[0];
    super(first?.message ?? `status ${status}`);
    this.name = 'ApiError';
    this.id = first?.errorId ?? '';
    this.status = status;
    this.correlationId = body.correlationId;
    this.errorDetails = body.errorDetails;
  }

  /**
   * Compared by shape, as the bundled pages and the server that renders them each have their own copy of this class.
   */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError' && 'errorDetails' in value;
  }
}

/** Whether a call was refused until the human check is passed: a 403 without an error id (C8.03, C8.07). */
export function asksForHuman(error: unknown): error is ApiError {
  return error instanceof ApiError && error.status === 403 && error.errorDetails.length === 0;
}

/** Whether a parsed response body is that of a refusal without an error id. */
export function isNamelessRefusal(value: unknown): value is Omit<ErrorBody, 'errorDetails'> {
  return typeof value === 'object' && value !== null && 'appId' in value && !('errorDetails' in value);
}

/** Whether a parsed response body is the catalogue's error shape. */
export function isErrorBody(value: unknown): value is ErrorBody {
  return typeof value === 'object' && value !== null && Array.isArray((value as ErrorBody).errorDetails);
}
