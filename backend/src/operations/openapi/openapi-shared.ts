import { createHash } from 'node:crypto';
import { problemContent } from '../../common/errors/index.js';
import { codesOf } from './openapi-errors.js';
import { sortedByName, type Operation, type OpenApiDocument, type Parameter } from './openapi-types.js';

type Shared = Pick<OpenApiDocument['components'], 'parameters' | 'responses'>;

/** Moves parts that are equal in several operations into the components, and puts references in their places. */
export function shareParts(operations: readonly Operation[]): Shared {
  return {
    parameters: sortedByName(shareParameters(operations)),
    responses: sortedByName(shareRepeatedResponses(operations)),
  };
}

/** The length of a reference to a response: shorter ones stay where they are. */
const referenceLength = 50;

/** What all errors have in common. A reference to it has a description of its own: the codes of the error. */
const error = 'Error';
const toError = `#/components/responses/${error}`;

/**
 * If at least this many operations have the same codes, they get a shared response with these codes, which is shorter
 * than a list in each operation.
 */
const usesOfItsOwn = 6;

/**
 * Moves error responses that several operations share into the components. Successful responses with a body stay in
 * their operations, because one generator of clients does not parse the body of a response that is a reference.
 */
function shareRepeatedResponses(operations: readonly Operation[]): Shared['responses'] {
  const all = usesOfResponses(operations);
  for (const operation of operations) {
    for (const [status, response] of Object.entries(operation.responses)) {
      if (status === 'default' || response.headers || !codesOf(response)) continue;
      if ((all.get(JSON.stringify(response)) ?? 0) >= usesOfItsOwn) continue;
      operation.responses[status] = { $ref: toError, description: response.description ?? '' };
    }
  }
  const uses = usesOfResponses(operations);
  const shared: Shared['responses'] = { [error]: { description: 'Error', content: problemContent() } };
  const names = new Map<string, string>();
  for (const operation of operations) {
    for (const [status, response] of Object.entries(operation.responses)) {
      const text = JSON.stringify(response);
      if ('$ref' in response || (uses.get(text) ?? 0) < 2 || text.length < referenceLength) continue;
      if (status.startsWith('2') && response.content) continue;
      const name = names.get(text) ?? nameOf(text, shared);
      names.set(text, name);
      shared[name] = response;
      operation.responses[status] = { $ref: `#/components/responses/${name}` };
    }
  }
  return shared;
}

/** How many responses are the same, by their text. */
function usesOfResponses(operations: readonly Operation[]): ReadonlyMap<string, number> {
  const uses = new Map<string, number>();
  for (const { responses } of operations) {
    for (const each of Object.values(responses).map((response) => JSON.stringify(response))) {
      uses.set(each, (uses.get(each) ?? 0) + 1);
    }
  }
  return uses;
}

/**
 * The name of a shared response: a short hash. Names made of the codes of errors would be a tenth of the document, because each
 * operation refers to several. It begins with a letter, as the names of types do that generators make of it.
 */
function nameOf(text: string, taken: Shared['responses']): string {
  const hash = createHash('sha256').update(text).digest('hex');
  const lengths = [2, 3, 4, 5];
  return lengths.map((length) => `R${hash.slice(0, length)}`).find((name) => !(name in taken)) ?? `R${hash}`;
}

/**
 * Moves parameters that several operations describe in the same way into the components. If operations describe one name
 * differently, the most frequent description, or the longest of equally frequent ones, has the name itself.
 */
function shareParameters(operations: readonly Operation[]): Shared['parameters'] {
  const uses = new Map<string, number>();
  for (const { parameters = [] } of operations) {
    for (const each of parameters) {
      const text = JSON.stringify(each);
      uses.set(text, (uses.get(text) ?? 0) + 1);
    }
  }
  const shared: Shared['parameters'] = {};
  for (const [text, times] of [...uses].sort(([textA, a], [textB, b]) => b - a || textB.length - textA.length)) {
    const parameter = JSON.parse(text) as Parameter;
    if (times > 1) shared[nameOfParameter(parameter, shared)] = parameter;
  }
  const names = new Map(Object.entries(shared).map(([name, each]) => [JSON.stringify(each), name]));
  for (const operation of operations) {
    operation.parameters = operation.parameters?.map((parameter) => {
      const name = names.get(JSON.stringify(parameter));
      return name === undefined ? parameter : ({ $ref: `#/components/parameters/${name}` } as unknown as Parameter);
    });
  }
  return shared;
}

function nameOfParameter(parameter: Parameter, taken: Shared['parameters']): string {
  if (!(parameter.name in taken)) return parameter.name;
  return `${parameter.name}-${createHash('sha256').update(JSON.stringify(parameter)).digest('hex').slice(0, 4)}`;
}
