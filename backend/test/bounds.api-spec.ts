import { describe, expect, it } from '@jest/globals';
import { plainToInstance } from 'class-transformer';
import { getMetadataStorage } from 'class-validator';
import type { OpenApiDocument, Schema } from '../src/operations/openapi/index.js';
import { startApiForSpec } from './support/index.js';
import { callsOf, schemasOf } from './support/document.js';

type Form = new () => object;
type Bounds = Record<string, unknown>;

/** By the check: the words of OpenAPI for its arguments. */
const wordsOf: Record<string, string[]> = {
  isLength: ['minLength', 'maxLength'],
  minLength: ['minLength'],
  maxLength: ['maxLength'],
  min: ['minimum'],
  max: ['maximum'],
  arrayMinSize: ['minItems'],
  arrayMaxSize: ['maxItems'],
};
const words = [...new Set(Object.values(wordsOf).flat())];
/** What is longer is cut, not refused. */
const cut = ['UpdateMediaDto.originalFilename', 'RegisterMediaDto.originalFilename'];

const api = await startApiForSpec();
const document: OpenApiDocument = (await api.call('GET /api/docs-json')).body as OpenApiDocument;
const schemas = schemasOf(document);

const storage = getMetadataStorage();
/** Every class that a body or a query is read into. */
const forms = (): Form[] => [...storage['validationMetadatas'].keys()] as Form[];
const rulesOf = (form: Form) => storage.getTargetValidationMetadatas(form, '', false, false);

function documentedBounds(schema: Schema): Bounds {
  const limits = Object.entries(schema.oneOf?.[0] ?? schema);
  return Object.fromEntries(limits.filter(([word]) => words.includes(word)).sort());
}

/** Of a list, how long it may be. */
function checkedBounds(form: Form, field: string): Bounds {
  const checks = rulesOf(form).filter(({ propertyName, each }) => propertyName === field && !each);
  const bounds = checks.flatMap(({ name = '', constraints }) =>
    (wordsOf[name] ?? []).map((word, index): [string, unknown] => [word, constraints[index]]),
  );
  const read = (plainToInstance(form, { [field]: '' }) as Record<string, unknown>)[field];
  // An empty text that stands for none is welcome, however long a text must be.
  const hasLeast = ([word, bound]: [string, unknown]): boolean => word !== 'minLength' || (bound !== 0 && read === '');
  return Object.fromEntries(bounds.filter(hasLeast).sort());
}

describe('the bounds of a field are the same in the document and in the check', () => {
  it('for every form', () => {
    const fields = forms().flatMap((form) =>
      Object.entries(schemas[form.name.replace(/Dto$/, '')]?.properties ?? {})
        .filter(([field]) => rulesOf(form).some(({ propertyName }) => propertyName === field))
        .map(([field, schema]): [field: string, documented: string, checked: string] => [
          `${form.name}.${field}`,
          JSON.stringify(documentedBounds(schema)),
          JSON.stringify(checkedBounds(form, field)),
        ]),
    );
    expect(fields.length).toBeGreaterThan(100);
    expect(fields.filter(([field, documented, checked]) => documented !== checked && !cut.includes(field))).toEqual([]);
  });

  it('for every parameter of a query', () => {
    const checked = forms().flatMap((form) =>
      rulesOf(form).map(({ propertyName: name }) => JSON.stringify([name, checkedBounds(form, name)])),
    );
    const parameters = callsOf(document).flatMap(({ operation }) => operation.parameters ?? []);
    const documented = parameters
      // The bounds of `ids` are those of the numbers in its text.
      .filter((each) => each.in === 'query' && each.name !== 'ids')
      .map(({ name, schema = {} }) => JSON.stringify([name, documentedBounds(schema)]));
    expect(documented.filter((each) => !checked.includes(each))).toEqual([]);
  });
});
