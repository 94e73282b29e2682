import { STATUS_CODES } from 'node:http';
import {
  BodyTooLarge,
  ForeignOrigin,
  MalformedRequest,
  PreconditionFailed,
  PreconditionRequired,
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
    const place = alikeEverywhere.has(status) && !responses[status] ? 'default' : status;
    addCodes((responses[place] ??= { content: problemContent([]) }), [code]);
  }
  for (const status of statusesMostlyAlike) shareStatus(responses, status);
  for (const [status, response] of Object.entries(responses)) {
    if (codesOf(response) || !response.description) response.description = STATUS_CODES[status] ?? 'Error';
  }
}

/** The codes that an error response may have; undefined for a successful response. */
export function codesOf({ content }: OperationResponse): string[] | undefined {
  return content?.[problemType]?.schema?.allOf?.[1]?.properties?.['code']?.enum as string[] | undefined;
}

function addCodes(response: OperationResponse, codes: readonly string[]): void {
  const present = codesOf(response);
  present?.push(...codes.filter((code) => !present.includes(code)));
}

/** Statuses that mean the same for every operation. They share the response `default`, which keeps the document small. */
const alikeEverywhere: ReadonlySet<number> = new Set([412, 413, 415, 428, 429, 500]);
/** Moves the errors of a status to `default`, unless the operation has one of its own there, as a login with a wrong password. */
function shareStatus(responses: Call['operation']['responses'], status: string): void {
  const codes = codesOf(responses[status] ?? {});
  const shared = responses['default'];
  if (!codes || !shared || !codes.every((code) => codesAlikeEverywhere.has(code))) return;
  addCodes(shared, codes);
  delete responses[status];
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
