import { STATUS_CODES } from 'node:http';
import { getSchemaPath } from '@nestjs/swagger';
import {
  BodyTooLarge,
  ForeignOrigin,
  MalformedRequest,
  ProblemDto,
  problemOf,
  saysSuccess,
  TooManyRequests,
  UnexpectedFailure,
  UnsupportedBody,
  ValidationFailed,
  type DomainError,
} from '../../common/errors/index.js';
import { labelOf } from '../../common/validation/index.js';
import {
  nameOfReference,
  type Call,
  type Example,
  type Operation,
  type OperationResponse,
  type Schema,
} from './openapi-types.js';

const shared = { ForeignOrigin, BodyTooLarge, UnsupportedBody, TooManyRequests, UnexpectedFailure };
type SharedName = keyof typeof shared;

const problemType = 'application/problem+json';
const requestId = '6f9b1c1e-2f0a-4c1d-9f43-6d9f0b1b8f52';

/** The errors of the pipeline, which operations point to. */
export function sharedResponses(): Record<string, OperationResponse> {
  return Object.fromEntries(Object.entries(shared).map(([name, errorClass]) => [name, responseOf(new errorClass())]));
}

/** Adds the errors that every operation of its kind can answer and none writes down, and says what each means. */
export function completeErrors(call: Call, schemas: Record<string, Schema>): void {
  const { operation } = call;
  // Both are possible everywhere: a query that an operation does not take is refused, one that is broken is not read.
  operation.responses[400] ??= responseOf(new ValidationFailed());
  addExample(operation.responses[400], new MalformedRequest());
  for (const name of sharedErrorsOf(call)) addError(operation, name);
  for (const [status, response] of Object.entries(operation.responses)) {
    if (response.$ref) continue;
    const problems = response.content?.[problemType]?.examples;
    if (problems) {
      mendValidationExample(problems, operation, schemas);
      if (saysSuccess(call.path)) {
        for (const { value } of Object.values(problems)) Object.assign(value as ProblemDto, { success: false });
      }
      response.description = meaningOf(problems);
    }
    response.description ||= STATUS_CODES[status] ?? status;
  }
}

function sharedErrorsOf({ method, path }: Call): SharedName[] {
  const writes = method !== 'get';
  return [
    ...(writes ? (['ForeignOrigin', 'BodyTooLarge', 'UnsupportedBody'] as const) : []),
    ...(path.includes('/health/') ? [] : (['TooManyRequests'] as const)),
    'UnexpectedFailure',
  ];
}

function addError({ responses }: Operation, name: SharedName): void {
  const error = new shared[name]();
  const own = responses[error.status];
  if (own) addExample(own, error);
  else responses[error.status] = { $ref: `#/components/responses/${name}` };
}

function addExample(response: OperationResponse, error: DomainError): void {
  const examples = response.content?.[problemType]?.examples;
  if (examples) examples[error.code] ??= exampleOf(error);
}

function responseOf(error: DomainError): OperationResponse {
  const examples = { [error.code]: exampleOf(error) };
  return {
    description: meaningOf(examples),
    content: { [problemType]: { schema: { $ref: getSchemaPath(ProblemDto) }, examples } },
  };
}

function exampleOf(error: DomainError): Example {
  return { summary: error.message, value: problemOf(error, requestId) };
}

/** «`orders.not_found`: سفارشی با این مشخصات پیدا نشد», one line for each code. */
function meaningOf(problems: Record<string, Example>): string {
  const lines = Object.entries(problems).map(([code, { summary }]) => `\`${code}\`: ${summary}`);
  return lines.length === 1 ? (lines[0] as string) : lines.map((line) => `- ${line}`).join('\n');
}

/** What is wrong with a request depends on the operation: the example points at a field that this one has. */
function mendValidationExample(
  problems: Record<string, Example>,
  operation: Operation,
  schemas: Record<string, Schema>,
): void {
  const problem = problems['common.validation']?.value as ProblemDto | undefined;
  if (!problem || problem.errors?.length) return;
  const field = firstFieldOf(operation, schemas);
  problem.message = `${labelOf(undefined, field)} درست نیست`;
  problem.detail = field;
  problem.errors = [{ field, message: problem.message }];
}

function firstFieldOf({ requestBody, parameters = [] }: Operation, schemas: Record<string, Schema>): string {
  const { schema = {} } = Object.values(requestBody?.content ?? {})[0] ?? {};
  const { $ref } = schema.oneOf?.[0] ?? schema.anyOf?.[0] ?? schema;
  const body = $ref ? schemas[nameOfReference($ref)] : schema;
  const optional = Object.keys(body?.properties ?? {});
  return body?.required?.[0] ?? optional[0] ?? parameters.find(({ name }) => name !== 'page')?.name ?? 'id';
}
