import { LONGEST_SKU, skuOf, skuPattern } from '@afshoreh/persian/skus';
import { Injectable, type PipeTransform } from '@nestjs/common';
import { Matches } from 'class-validator';
import { copy } from './copy.js';
import { ValidationFailed } from './errors/index.js';
import { pathParam } from './http/path-param.js';
import { oneLineOf, Text } from './validation/index.js';

const example = 'ERP-1024';

const read = (typed: string): string => skuOf(oneLineOf(typed));
const checks = [Matches(skuPattern, { message: copy.externalIdWrong })];

/**
 * The id that another system has given a record, in a form. It follows the rules of an SKU: at most 64 Latin letters,
 * digits and `._-`, stored in capitals. An empty text removes the stored one.
 */
export function ExternalId(): PropertyDecorator {
  return Text(
    { least: 1, most: LONGEST_SKU, read, schema: { pattern: skuPattern.source }, checks },
    { optional: true, emptyAs: 'null', example },
  );
}

/** A filter of a list: the one record with this external id. */
export function ExternalIdFilter(): PropertyDecorator {
  return Text({ most: LONGEST_SKU, read }, { emptyAs: 'missing', example });
}

/** The details of the error for an external id that another record has, for `defineError`. */
export const takenExternalId = (externalId?: string, existingId?: number) => ({
  field: 'externalId',
  params: { externalId },
  ...(existingId === undefined ? {} : { existingId }),
});

/** Documents the external id in what staff and programs get. */
export const externalIdProperty = { type: String, nullable: true, example } as const;

@Injectable()
class ExternalIdPipe implements PipeTransform<string, string> {
  transform(value: string): string {
    const externalId = skuOf(value);
    if (externalId.length > LONGEST_SKU || !skuPattern.test(externalId))
      throw new ValidationFailed([{ field: 'externalId', message: copy.externalIdWrong }]);
    return externalId;
  }
}

export const ExternalIdParam = (): ParameterDecorator =>
  pathParam('externalId', ExternalIdPipe, { type: 'string', maxLength: LONGEST_SKU, example });
