import { STATUS_CODES } from 'node:http';
import { getSchemaPath } from '@nestjs/swagger';
import {
  BodyTooLarge,
  ForeignOrigin,
  MalformedRequest,
  PreconditionFailed,
  PreconditionRequired,
  ProblemDto,
  problemOf,
  TooManyRequests,
  UnexpectedFailure,
  UnsupportedBody,
  ValidationFailed,
  type DomainError,
} from '../../common/errors/index.js';
import { labelOf } from '../../common/validation/index.js';
import { AdminSessionEnded, keyErrors, LoginRequired, RoleInsufficient } from '../../auth/index.js';
import { scopeOf } from './openapi-access.js';
import type { Call, Example, OperationResponse, Schema } from './openapi-types.js';

const problemType = 'application/problem+json';
const requestId = '6f9b1c1e';
const wrongField = new ValidationFailed([{ field: 'name', message: `${labelOf(undefined, 'name')} درست نیست` }]);

/** Adds the errors that every operation can return and no controller mentions, and describes all errors. */
export function completeErrors(call: Call): void {
  const { responses } = call.operation;
  for (const error of pipelineErrorsOf(call)) {
    const status = alikeEverywhere.has(error.status) && !responses[error.status] ? 'default' : error.status;
    const response = (responses[status] ??= { content: { [problemType]: { schema, examples: {} } } });
    const problems = problemsOf(response);
    if (problems) problems[error.code] ??= { summary: error.message, value: problemOf(error, requestId) };
  }
  for (const status of statusesMostlyAlike) shareStatus(responses, status);
  for (const [status, response] of Object.entries(responses)) {
    const problems = problemsOf(response);
    if (problems) completeProblems(problems);
    // The codes of its errors are the names of the examples.
    if (problems || !response.description) response.description = STATUS_CODES[status] ?? 'Error';
  }
}

/** Statuses that mean the same for every operation. They share the response `default`, which keeps the document small. */
const alikeEverywhere: ReadonlySet<number> = new Set([412, 413, 415, 428, 429, 500]);
/** Moves the errors of a status to `default`, unless the operation has one of its own there, as a login with a wrong password. */
function shareStatus(responses: Call['operation']['responses'], status: string): void {
  const problems = problemsOf(responses[status] ?? {});
  const shared = problemsOf(responses['default'] ?? {});
  if (!problems || !shared || !Object.keys(problems).every((code) => codesAlikeEverywhere.has(code))) return;
  Object.assign(shared, problems);
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

const schema: Schema = { $ref: getSchemaPath(ProblemDto) };

/** The errors of a response by their codes; undefined for a successful response. */
export function problemsOf({ content }: OperationResponse): Record<string, Example> | undefined {
  return content?.[problemType]?.examples;
}

/**
 * The errors that the pipeline can return for an operation. Every operation can return `wrongField` (for an unknown query
 * parameter) and `MalformedRequest` (for a query that cannot be parsed).
 */
function pipelineErrorsOf(call: Call): DomainError[] {
  const { method, path } = call;
  return [
    ...(scopeOf(call) ? keyErrors.map((each) => new each()) : []),
    wrongField,
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

function completeProblems(problems: Record<string, Example>): void {
  if (!problems[wrongField.code]) return;
  problems[wrongField.code] = { summary: new ValidationFailed().message, value: problemOf(wrongField, requestId) };
}
