import { Exclude } from 'class-transformer';

/** A sentence for the description of operations that take such a body. */
export const readOnlyFieldsIgnored =
  'What the API answers may be sent back with changes: fields that nobody can change are accepted and not looked at.';

/**
 * Lists fields of the response `Dto` that a form may send back although nobody can change them (times, computed
 * values). They are removed before validation. `@ReadOnlyFields<SellerDto>('createdAt', 'updatedAt')`
 */
export function ReadOnlyFields<Dto>(...names: (keyof Dto & string)[]): ClassDecorator {
  return ({ prototype }) => {
    for (const name of names) Exclude({ toClassOnly: true })(prototype as object, name);
  };
}
