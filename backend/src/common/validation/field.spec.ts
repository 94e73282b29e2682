import 'reflect-metadata';
import { describe, expect, it } from '@jest/globals';
import { PartialType } from '@nestjs/swagger';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Choice, Email, Flag, Id, Line, ListOf, Nested, Slug, Verbatim } from './index.js';
import { fieldErrorsOf } from './validation.pipe.js';

/** The metadata key under which @nestjs/swagger keeps a property's documentation. */
const documented = 'swagger/apiModelProperties';

class Row {
  @Id({ label: 'سند' }) mediaId: number;
}

class Form {
  @Line(2, 5, { description: 'A name', example: 'سارا' }) name: string;
  @Line(2, 5, { optional: true }) nickname?: string;
  @Line(2, 5, { optional: true, emptyAs: 'null' }) note?: string | null;
  @Line(2, 5, { emptyAs: 'missing' }) tag?: string;
  @Choice(['newest', 'name']) sort: string = 'newest';
  @Line(0, 5) q: string = '';
  @Flag({ inQuery: true, optional: true }) overdue?: boolean;
  @Slug(5, { optional: true, message: 'نامک نیست' }) slug?: string;
  @Email({ optional: true, lowerCase: true, message: 'ایمیل نیست' }) email?: string;
  @Verbatim(3, 5, { optional: true, missing: 'رمز را بنویسید', short: 'رمز کوتاه است' }) password?: string;
  @Nested(Row, { optional: true }) row?: Row;
  @ListOf(Row, 1, 2, { optional: true }) rows?: Row[];
}

const formOf = (fields: object, form: new () => object = Form): Form =>
  plainToInstance(form, { name: 'سارا', ...fields }) as Form;
const complaints = (fields: object, form = Form): unknown[] =>
  fieldErrorsOf(validateSync(formOf(fields, form))).map(({ field, message }) => [field, message]);
const documentOf = (field: keyof Form): unknown => Reflect.getMetadata(documented, Form.prototype, field);

describe('a field', () => {
  it('says its bounds in the document', () => {
    const name = documentOf('name');
    const slug = documentOf('slug');
    expect(name).toMatchObject({ minLength: 2, maxLength: 5, description: 'A name', example: 'سارا' });
    expect(slug).toMatchObject({ minLength: 1, maxLength: 5, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
    expect(documentOf('rows')).toMatchObject({ type: Row, isArray: true, minItems: 1, maxItems: 2 });
  });

  it('is checked by the same bounds', () => {
    expect(complaints({ name: 'ا' })).toEqual([['name', 'نام باید ۲ تا ۵ کاراکتر باشد']]);
    expect(complaints({ slug: 'abcdef' })).toHaveLength(1);
    expect(complaints({ rows: [{ mediaId: 1 }, { mediaId: 2 }, { mediaId: 3 }] })).toHaveLength(1);
    expect(complaints({ rows: [] })).toHaveLength(1);
  });

  it('takes no list for a row of a list', () => {
    expect(complaints({ rows: [[{ mediaId: 1 }]] })).toEqual([['rows', expect.any(String)]]);
    expect(complaints({ rows: [{ mediaId: 1 }] })).toEqual([]);
  });

  it('has its initial value for a default, which makes it optional', () => {
    expect(documentOf('sort')).toMatchObject({ default: 'newest', required: false });
    expect(documentOf('q')).not.toHaveProperty('default');
    expect(formOf({}).sort).toBe('newest');
  });

  it('may be left out or be null only where it says so', () => {
    expect(complaints({ name: undefined })).toEqual([['name', 'نام باید متن باشد']]);
    expect(complaints({ nickname: null })).toHaveLength(1);
    expect(complaints({ note: null })).toEqual([]);
    expect(documentOf('nickname')).not.toHaveProperty('nullable');
    expect(documentOf('note')).toMatchObject({ nullable: true, required: false });
  });

  it('takes an empty text for what it says, and then has no least length in the document', () => {
    expect(formOf({ note: ' ', tag: ' ' })).toMatchObject({ note: null, tag: undefined });
    expect(complaints({ note: ' ', tag: ' ' })).toEqual([]);
    expect(complaints({ nickname: ' ' })).toHaveLength(1);
    for (const field of ['note', 'tag'] as const) expect(documentOf(field)).not.toHaveProperty('minLength');
  });

  it('is called by its own label', () => {
    expect(complaints({ row: { mediaId: 'x' } })).toEqual([['row.mediaId', 'سند باید عدد صحیح باشد']]);
  });

  it('has sentences of its own, the first that fits', () => {
    expect(complaints({ password: 7 })).toEqual([['password', 'رمز را بنویسید']]);
    expect(complaints({ password: '' })).toEqual([['password', 'رمز را بنویسید']]);
    expect(complaints({ password: 'ab' })).toEqual([['password', 'رمز کوتاه است']]);
    expect(complaints({ password: 'abcdef' })).toEqual([['password', 'رمز عبور باید حداکثر ۵ کاراکتر باشد']]);
    expect(complaints({ slug: 'A', email: 'x' })).toEqual([
      ['slug', 'نامک نیست'],
      ['email', 'ایمیل نیست'],
    ]);
  });

  it('reads what it takes', () => {
    expect(formOf({ email: ' Sara@Example.com ' }).email).toBe('sara@example.com');
    expect(formOf({ overdue: 'false' }).overdue).toBe(false);
    expect(complaints({ overdue: 'constructor' })).toHaveLength(1);
  });

  it('is optional in a partial form, with the same bounds', () => {
    class Change extends PartialType(Form, { skipNullProperties: false }) {}
    expect(complaints({ name: undefined }, Change as typeof Form)).toEqual([]);
    expect(complaints({ name: null }, Change as typeof Form)).toHaveLength(1);
    expect(complaints({ name: 'ا' }, Change as typeof Form)).toHaveLength(1);
  });
});
