import 'reflect-metadata';
import { applyDecorators } from '@nestjs/common';
import { ApiExtraModels, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import type { DomainError, DomainErrorClass } from './domain-error.js';
import { ProblemDto, problemOf } from './problem.js';

const documented = Symbol('documented problems');

/**
 * Documents the errors an operation can answer, one response per status with an example per code. May be used
 * several times on one method (`@AdminOnly()` adds its own).
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
      description: sameStatus.map(({ code }) => `\`${code}\``).join(', '),
      content: {
        'application/problem+json': {
          schema: { $ref: getSchemaPath(ProblemDto) },
          examples: Object.fromEntries(sameStatus.map((each) => [each.code, { value: problemOf(each, 'a1b2c3') }])),
        },
      },
    }),
  );
}

/** Errors are made from what happened; for the document an empty one will do. */
function exampleOf(errorClass: DomainErrorClass): DomainError {
  return Reflect.construct<never[], DomainError>(errorClass, []);
}
