import 'reflect-metadata';
import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ValidationFailed } from './common.errors.js';
import type { DomainError, DomainErrorClass } from './domain-error.js';
import { ProblemDto } from './problem.js';

const documented = Symbol('documented problems');

/**
 * Documents the errors that an operation can return: one response per status, with the codes it may have. Errors that every
 * operation can return are not named. A method may have several of these decorators (`@AdminOnly(area)` adds its own).
 */
export function ApiProblem(...errors: DomainErrorClass[]): MethodDecorator {
  return (target, key, descriptor: PropertyDescriptor) => {
    const handler = descriptor.value as object;
    const earlier = (Reflect.getMetadata(documented, handler) as DomainErrorClass[] | undefined) ?? [ValidationFailed];
    const all = [...new Set([...earlier, ...errors])];
    Reflect.defineMetadata(documented, all, handler);
    applyDecorators(ApiExtraModels(ProblemDto), ...responsesOf(all.map(exampleOf)))(target, key, descriptor);
  };
}

function responsesOf(examples: DomainError[]): MethodDecorator[] {
  const codes = new Map<number, string[]>();
  for (const { status, code } of examples) codes.set(status, [...(codes.get(status) ?? []), code]);
  return [...codes].map(([status, sameStatus]) =>
    ApiResponse({
      status,
      // Nest joins the descriptions of every decorator on the method. The completed document has each code once.
      description: listOfCodes(sameStatus),
      content: problemContent(),
    }),
  );
}

/** Creates the error without arguments, which is enough for its status and code. */
function exampleOf(errorClass: DomainErrorClass): DomainError {
  return Reflect.construct<never[], DomainError>(errorClass, []);
}

/** The media type of errors (RFC 9457). */
export const problemType = 'application/problem+json';

/** The body of every error. */
export const problemContent = () => ({ [problemType]: { schema: { $ref: getSchemaPath(ProblemDto) } } });

/**
 * The description of an error response: the codes that it may have. Their sentences stand once, in the reference's table of
 * errors. As a schema of its own for each response, the codes would be a fifteenth of the document.
 */
export const listOfCodes = (codes: readonly string[]): string => [...new Set(codes)].join(', ');
