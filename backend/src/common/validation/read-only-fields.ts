import { Exclude } from 'class-transformer';

/** For the description of a call that takes such a body. */
export const readOnlyFieldsIgnored =
  'What the API answers may be sent back with changes: fields that nobody can change are accepted and not looked at.';

/**
 * Names the fields of the answer `Dto` that a form may send back although nobody can change them (its times, what is
 * computed): they are left out before anything is checked. `@ReadOnlyFields<SellerDto>('createdAt', 'updatedAt')`
 */
export function ReadOnlyFields<Dto>(...names: (keyof Dto & string)[]): ClassDecorator {
  return ({ prototype }) => {
    for (const name of names) Exclude({ toClassOnly: true })(prototype as object, name);
  };
}
