import { STATUS_CODES } from 'node:http';
import {
  BodyTooLarge,
  ForeignOrigin,
  MalformedRequest,
  PreconditionFailed,
  PreconditionRequired,
  listOfCodes,
  problemContent,
  problemType,
  TooManyRequests,
  UnexpectedFailure,
  UnsupportedBody,
  ValidationFailed,
  type DomainError,
} from '../../common/errors/index.js';
import { AdminSessionEnded, keyErrors, LoginRequired, RoleInsufficient } from '../../auth/index.js';
import { scopeOf } from './openapi-access.js';
import type { Call, OperationResponse } from './openapi-types.js';

/** Adds the errors that every operation can return and no controller mentions, and describes all errors. */
export function completeErrors(call: Call): void {
  const { responses } = call.operation;
  for (const { status, code } of pipelineErrorsOf(call)) {
    if (alikeEverywhere.has(status)) addCodes((responses['default'] ??= { content: problemContent() }), [code]);
    if (responses[status] || !alikeEverywhere.has(status)) {
      addCodes((responses[status] ??= { content: problemContent() }), [code]);
    }
  }
  for (const status of statusesMostlyAlike) shareStatus(responses, status);
  for (const [status, response] of Object.entries(responses)) {
    const codes = codesOf(response);
    if (codes) response.description = listOfCodes(codes);
    response.description ||= STATUS_CODES[status];
  }
}

/** The codes that an error response may have, which its description lists; undefined for a successful response. */
export function codesOf({ content, description = '' }: OperationResponse): string[] | undefined {
  return content?.[problemType] && description.split(/[\s,]+/).filter(Boolean);
}

function addCodes(response: OperationResponse, codes: readonly string[]): void {
  response.description = listOfCodes([...(codesOf(response) ?? []), ...codes]);
}

/** Statuses that mean the same for every operation. They share the response `default`, which keeps the document small. */
const alikeEverywhere: ReadonlySet<number> = new Set([412, 413, 415, 428, 429, 500]);
/**
 * Moves the errors of a status to `default`. The status stays as well when the operation has an error of its own there, as a login
 * with a wrong password. So `default` is alike for all operations with the same callers.
 */
function shareStatus(responses: Call['operation']['responses'], status: string): void {
  const codes = codesOf(responses[status] ?? {});
  const shared = responses['default'];
  if (!codes || !shared) return;
  const alike = codes.filter((code) => codesAlikeEverywhere.has(code));
  addCodes(shared, alike);
  if (alike.length === codes.length) delete responses[status];
}

/** Statuses of requests that are malformed and of callers who are not let in. Most operations have no others of these. */
const statusesMostlyAlike = ['400', '401', '403'];
const codesAlikeEverywhere: ReadonlySet<string> = new Set(
  [
    ValidationFailed,
    MalformedRequest,
    AdminSessionEnded,
    LoginRequired,
    RoleInsufficient,
    ForeignOrigin,
    ...keyErrors,
  ].map((each) => new each().code),
);

/**
 * The errors that the pipeline can return for an operation. Every operation can return `ValidationFailed` (for an unknown
 * query parameter) and `MalformedRequest` (for a query that cannot be parsed).
 */
function pipelineErrorsOf(call: Call): DomainError[] {
  const { method, path } = call;
  return [
    ...(scopeOf(call) ? keyErrors.map((each) => new each()) : []),
    new ValidationFailed(),
    new MalformedRequest(),
    ...(method === 'get'
      ? []
      : [
          new ForeignOrigin(),
          new PreconditionFailed(),
          new PreconditionRequired(),
          new BodyTooLarge(),
          new UnsupportedBody(),
        ]),
    ...(path.includes('/health/') ? [] : [new TooManyRequests()]),
    new UnexpectedFailure(),
  ];
}
