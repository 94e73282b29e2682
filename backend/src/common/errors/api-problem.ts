import 'reflect-metadata';
import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { DomainError, DomainErrorClass } from './domain-error.js';
import { ProblemDto, problemOf } from './problem.js';

const documented = Symbol('documented problems');
const requestId = '6f9b1c1e-2f0a-4c1d-9f43-6d9f0b1b8f52';

/**
 * Documents the errors an operation can answer, one response per status with an example per code. May be used
 * several times on one method (`@AdminOnly(area)` adds its own).
 */
export function ApiProblem(...errors: DomainErrorClass[]): MethodDecorator {
  return (target, key, descriptor: PropertyDescriptor) => {
    const handler = descriptor.value as object;
    const earlier = (Reflect.getMetadata(documented, handler) as DomainErrorClass[] | undefined) ?? [];
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
      // Written when the document is whole: Nest would join the words of every decorator on the method.
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

/** Errors are made from what happened; for the document an empty one will do. */
function exampleOf(errorClass: DomainErrorClass): DomainError {
  return Reflect.construct<never[], DomainError>(errorClass, []);
}
