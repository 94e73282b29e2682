import { ValidationPipe, type ArgumentMetadata } from '@nestjs/common';
import { getMetadataStorage, type ValidationError } from 'class-validator';
import { ValidationFailed, type FieldError } from '../errors/index.js';
import { withKeyedTexts } from './keyed-texts.js';
import { labelOf } from './label.js';
import { messageFor } from './messages.js';

/** The validation pipe for bodies and queries: unknown fields are refused, and every message is Persian. */
export function validationPipe(): ValidationPipe {
  return new BodyAndQueryPipe({
    whitelist: true,
    forbidNonWhitelisted: true,
    transform: true,
    forbidUnknownValues: true,
    // Labels and the arguments of rules are found through the target; it is not sent to the client.
    validationError: { target: true, value: false },
    exceptionFactory: (errors) => new ValidationFailed(fieldErrorsOf(errors)),
  });
}

/** Skips path parameters: Nest would convert «1e3» to 1000 before the id's own pipe could refuse it. */
class BodyAndQueryPipe extends ValidationPipe {
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    // class-transformer drops `__proto__` silently; it is refused like any other unknown field.
    if (value !== null && typeof value === 'object' && Object.hasOwn(value, '__proto__')) {
      throw new ValidationFailed([{ field: '__proto__', message: messageFor('whitelistValidation', '', '', []) }]);
    }
    const isQuery = metadata.type === 'query' && value !== null && typeof value === 'object';
    const sent = isQuery ? withKeyedTexts(value, metadata.metatype) : value;
    return (await super.transform(sent, metadata)) as unknown;
  }

  protected override transformPrimitive(value: unknown): unknown {
    return value;
  }
}

/** Flattens class-validator's tree to a list with paths like `items.0.quantity`, one message per field. */
export function fieldErrorsOf(errors: ValidationError[], path: string[] = []): FieldError[] {
  return errors.flatMap((error) => {
    const here = [...path, error.property];
    const { isObject, ...others } = error.constraints ?? {};
    const rows = fieldErrorsOf(error.children ?? [], here);
    // If the row itself is not an object, the error of the row already says so.
    const broken = isObject === undefined || rows.length > 0 ? others : { ...others, isObject };
    const isBroken = Object.keys(broken).length > 0;
    return [...(isBroken ? [{ field: here.join('.'), message: sentenceOf(error, broken) }] : []), ...rows];
  });
}

/** The message for a field. Of several broken rules, the first in the order of the decorators above the field is reported. */
function sentenceOf(error: ValidationError, broken: Record<string, string>): string {
  const rules = rulesOf(error).filter(({ name }) => name !== undefined && name in broken);
  // Decorators run from the bottom up.
  const first = rules.at(-1);
  const [rule, written] = Object.entries(broken).find(([name]) => name === first?.name) ??
    Object.entries(broken)[0] ?? ['', ''];
  return messageFor(rule, written, labelOf(error.target, error.property), first?.constraints ?? []);
}

/** class-validator reports broken rules by name only; their order and arguments are in its registry. */
function rulesOf({ target, property }: ValidationError): { name?: string; constraints?: unknown[] }[] {
  if (!target) return [];
  const rules = getMetadataStorage().getTargetValidationMetadatas(target.constructor, '', false, false);
  return rules.filter(({ propertyName }) => propertyName === property);
}
