import { ApiExtension } from '@nestjs/swagger';
import { Exclude } from 'class-transformer';

/** Marks the schema until the API document is complete, whose operations say that such fields are ignored. */
export const readOnlyFieldsExtension = 'x-read-only-fields';

/**
 * Lists fields of the response `Dto` that a form may send back although nobody can change them (times, computed
 * values). They are removed before validation. `@ReadOnlyFields<SellerDto>('createdAt', 'updatedAt')`
 */
export function ReadOnlyFields<Dto>(...names: (keyof Dto & string)[]): ClassDecorator {
  return (form) => {
    for (const name of names) Exclude({ toClassOnly: true })(form.prototype as object, name);
    ApiExtension(readOnlyFieldsExtension, true)(form);
  };
}
