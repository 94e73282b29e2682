import { ValidationPipe } from '@nestjs/common';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import { ValidationFailed, type FieldError } from '../errors/index.js';
import { labelOf } from './label.js';
import { messageFor } from './messages.js';

/** The one pipe for bodies and queries: unknown fields are refused, every message is Persian. */
export function validationPipe(): ValidationPipe {
  return new ValidationPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    forbidUnknownValues: true,
    stopAtFirstError: true,
    exceptionFactory: (errors) => new ValidationFailed(fieldErrorsOf(errors)),
  });
}

/** The tree of class-validator as a flat list with paths like `items.0.quantity`. */
export function fieldErrorsOf(errors: ValidationError[], path: string[] = []): FieldError[] {
  return errors.flatMap((error) => {
    const here = [...path, error.property];
    const own = Object.entries(error.constraints ?? {})
      .slice(0, 1)
      .map(([rule, written]) => ({ field: here.join('.'), message: sentenceOf(error, rule, written) }));
    return [...own, ...fieldErrorsOf(error.children ?? [], here)];
  });
}

function sentenceOf(error: ValidationError, rule: string, written: string): string {
  return messageFor(rule, written, labelOf(error.target, error.property), argumentsOf(error, rule));
}

/** class-validator reports the rule by name only; its arguments are in its registry. */
function argumentsOf({ target, property }: ValidationError, rule: string): readonly unknown[] {
  if (!target) return [];
  const rules = getMetadataStorage().getTargetValidationMetadatas(target.constructor, '', false, false);
  const found = rules.find((each) => each.propertyName === property && each.name === rule);
  return (found?.constraints as unknown[] | undefined) ?? [];
}
