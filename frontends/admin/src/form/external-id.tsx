import { TextField } from '@afshoreh/ui';
import { LONGEST_SKU, skuOf, skuPattern } from '@afshoreh/persian/skus';
import type { ComponentProps } from 'react';
import * as z from 'zod/mini';
import { copy } from './copy';

const words = copy.externalId;

export const externalIdLabel = words.label;

/** An id of another system, as the API takes it: written like an SKU, and optional. */
export const externalIdSchema = z
  .string()
  .check(z.refine((text) => skuOf(text) === '' || isExternalId(skuOf(text)), words.wrong));

const isExternalId = (text: string) => text.length <= LONGEST_SKU && skuPattern.test(text);

/** The typed id for the API; null when it is empty. */
export const externalIdOf = (typed: string): string | null => skuOf(typed) || null;

/** The id of a record in another system. It stands last in a form, because people seldom need it. */
export function ExternalIdField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return <TextField label={words.label} hint={words.hint} ltr autoComplete="off" {...props} />;
}
