import { createHash } from 'node:crypto';
import { sortedByName, type Call, type OpenApiDocument, type Parameter } from './openapi-types.js';

type Shared = Pick<OpenApiDocument['components'], 'parameters' | 'responses'>;

/** Moves parts that are equal in several operations into the components, and puts references in their places. */
export function shareParts(calls: readonly Call[]): Shared {
  return {
    parameters: sortedByName(shareParameters(calls)),
    responses: sortedByName(shareRepeatedResponses(calls)),
  };
}

/** The length of a reference to a response: shorter ones stay where they are. */
const referenceLength = 50;

/**
 * Stores once what several operations refuse alike. Successful answers with a body stay in their operations, because one of the
 * generators of clients does not parse the body of an answer that is a reference.
 */
function shareRepeatedResponses(calls: readonly Call[]): Shared['responses'] {
  const uses = new Map<string, number>();
  for (const { operation } of calls) {
    for (const each of Object.values(operation.responses).map((response) => JSON.stringify(response))) {
      uses.set(each, (uses.get(each) ?? 0) + 1);
    }
  }
  const shared: Shared['responses'] = {};
  const names = new Map<string, string>();
  for (const { operation } of calls) {
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

/**
 * The name of a shared response: a short hash. Names made of the codes of errors would be a tenth of the document, because each
 * operation refers to several. It begins with a letter, as the names of types do that generators make of it.
 */
function nameOf(text: string, taken: Shared['responses']): string {
  const hash = createHash('sha256').update(text).digest('hex');
  const lengths = [4, 5, 6, 7];
  return lengths.map((length) => `R${hash.slice(0, length)}`).find((name) => !(name in taken)) ?? `R${hash}`;
}

/**
 * Moves parameters that several operations describe in the same way into the components. If operations describe one name
 * differently, the most frequent description, or the longest of equally frequent ones, has the name itself.
 */
function shareParameters(calls: readonly Call[]): Shared['parameters'] {
  const uses = new Map<string, number>();
  for (const { operation } of calls) {
    for (const each of operation.parameters ?? []) {
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
  for (const { operation } of calls) {
    operation.parameters = operation.parameters?.map((each) => {
      const name = names.get(JSON.stringify(each));
      return name === undefined ? each : ({ $ref: `#/components/parameters/${name}` } as unknown as Parameter);
    });
  }
  return shared;
}

function nameOfParameter(parameter: Parameter, taken: Shared['parameters']): string {
  if (!(parameter.name in taken)) return parameter.name;
  return `${parameter.name}-${createHash('sha256').update(JSON.stringify(parameter)).digest('hex').slice(0, 4)}`;
}
