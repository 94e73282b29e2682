import 'reflect-metadata';
import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { ValidationFailed } from './common.errors.js';
import type { DomainError, DomainErrorClass } from './domain-error.js';
import { ProblemDto, problemOf } from './problem.js';

const documented = Symbol('documented problems');
const requestId = '6f9b1c1e';

/**
 * Documents the errors that an operation can return: one response per status, with an example per code. Errors that every
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
  const byStatus = new Map<number, DomainError[]>();
  for (const example of examples) byStatus.set(example.status, [...(byStatus.get(example.status) ?? []), example]);
  return [...byStatus].map(([status, sameStatus]) =>
    ApiResponse({
      status,
      // Filled in when the document is complete, because Nest would join the descriptions of every decorator on the
      // method.
      description: '',
      content: {
        'application/problem+json': {
          schema: { $ref: getSchemaPath(ProblemDto) },
          examples: Object.fromEntries(
            sameStatus.map((each) => [each.code, { summary: each.message, value: problemOf(each, requestId) }]),
          ),
        },
      },
    }),
  );
}

/** Creates the error without arguments, which is enough for the document's example. */
function exampleOf(errorClass: DomainErrorClass): DomainError {
  return Reflect.construct<never[], DomainError>(errorClass, []);
}
