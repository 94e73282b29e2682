import { STATUS_CODES } from 'node:http';
import { getSchemaPath, type OpenAPIObject } from '@nestjs/swagger';
import {
  BodyTooLarge,
  ForeignOrigin,
  MalformedRequest,
  ProblemDto,
  problemOf,
  TooManyRequests,
  UnexpectedFailure,
  UnsupportedBody,
  type DomainError,
} from '../common/errors/index.js';

type ResponseObject = Exclude<NonNullable<Operation['responses']['default']>, { $ref: string }>;
type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const shared = { MalformedRequest, ForeignOrigin, BodyTooLarge, UnsupportedBody, TooManyRequests, UnexpectedFailure };
type SharedName = keyof typeof shared;
const writing = ['post', 'put', 'patch', 'delete'] as const;

/** Adds what is true of every operation and therefore written at none: the errors of the pipeline, and who may call. */
export function complete(document: OpenAPIObject): OpenAPIObject {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of ['get', ...writing] as const) {
      const operation = item[method];
      if (operation) completeOperation(operation, sharedErrorsOf(path, operation, method !== 'get'));
    }
  }
  const errors = Object.entries(shared).map(([name, errorClass]) => [name, responseOf(new errorClass())] as const);
  document.components = { ...document.components, responses: Object.fromEntries(errors) };
  return document;
}

function completeOperation(operation: Operation, errors: SharedName[]): void {
  operation.security ??= [];
  for (const [status, response] of Object.entries(operation.responses)) {
    if (response && 'description' in response) response.description ||= STATUS_CODES[status] ?? status;
  }
  for (const name of errors) {
    const status = String(new shared[name]().status);
    operation.responses[status] ??= { $ref: `#/components/responses/${name}` };
  }
}

function sharedErrorsOf(path: string, operation: Operation, writes: boolean): SharedName[] {
  const hasBody = operation.requestBody !== undefined;
  return [
    ...(hasBody || operation.parameters?.length ? (['MalformedRequest'] as const) : []),
    ...(writes ? (['ForeignOrigin', 'BodyTooLarge', 'UnsupportedBody'] as const) : []),
    ...(path.includes('/health/') ? [] : (['TooManyRequests'] as const)),
    'UnexpectedFailure',
  ];
}

function responseOf(error: DomainError): ResponseObject {
  return {
    description: `\`${error.code}\``,
    content: {
      'application/problem+json': {
        schema: { $ref: getSchemaPath(ProblemDto) },
        example: problemOf(error, 'a1b2c3'),
      },
    },
  };
}
