/**
 * Compares two documents of the API and lists the changes that break a client. This is our own code because one of the
 * libraries needs .NET, one downloads a binary, and the others do not know OpenAPI 3.1.
 *
 * These changes are breaking: an operation, parameter, field, success status or error code is gone; a request must contain
 * more, or may contain less; a response contains less than before, or something else; an operation needs a login and did not
 * before. Texts, examples, formats, patterns and headers are not compared. New fields, operations and values break no
 * client.
 */
const methods = ['get', 'post', 'put', 'patch', 'delete'];
const texts = ['description', 'summary', 'example', 'examples', 'tags', 'title'];

/** Texts are not compared, but for the codes of errors: the description of an error response lists them. */
const isKept = (key, parent) =>
  parent === 'properties' || (parent === 'response' && key === 'description') || !texts.includes(key);
const childOf = (key, parent) =>
  parent === 'responses'
    ? 'response'
    : ['properties', 'responses'].includes(key) && parent !== 'properties'
      ? key
      : undefined;

/** Returns the part of a document that is compared. Only this part of the released document is stored. */
export function comparable(document) {
  const strip = (node, parent) => {
    if (Array.isArray(node)) return node.map((each) => strip(each));
    if (node === null || typeof node !== 'object') return node;
    const kept = Object.entries(node).filter(([key]) => isKept(key, parent));
    return Object.fromEntries(kept.map(([key, value]) => [key, strip(value, childOf(key, parent))]));
  };
  const { openapi, info, security, paths, components } = document;
  const { schemas, parameters, responses } = components;
  return strip({ openapi, version: info.version, security, paths, components: { schemas, parameters, responses } });
}

/** @returns {{ isBreaking: boolean, text: string }[]} */
export function changesBetween(before, after) {
  const changes = [];
  const context = { before, after, changes, seen: new Set() };
  const [old, fresh] = [operationsOf(before), operationsOf(after)];
  for (const [name, operation] of old) {
    if (fresh.has(name)) compareOperations(name, operation, fresh.get(name), context);
    else changes.push({ isBreaking: true, text: `\`${name}\` is gone` });
  }
  for (const [name, { summary }] of fresh) {
    if (!old.has(name)) changes.push({ isBreaking: false, text: `\`${name}\` is new${summary ? `: ${summary}` : ''}` });
  }
  const unique = new Map(changes.map((change) => [change.text, change]));
  return [...unique.values()];
}

/** An operation that does not say who may call it is for those that the document names. */
function operationsOf({ paths, security }) {
  const named = Object.entries(paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method) => [`${method.toUpperCase()} ${path}`, { security, ...item[method] }]),
  );
  return new Map(named);
}

function compareOperations(name, before, after, context) {
  const report = (isBreaking, text) => context.changes.push({ isBreaking, text: `\`${name}\`: ${text}` });
  const isOpen = ({ security = [] }) =>
    security.length === 0 || security.some((each) => Object.keys(each).length === 0);
  if (isOpen(before) && !isOpen(after)) report(true, 'needs a login now');
  const lost = schemes(before).filter((each) => !schemes(after).includes(each));
  if (!isOpen(after) && lost.length > 0) report(true, `no longer for ${lost.join(', ')}`);
  compareParameters(before, after, report, context);
  compareBodies(before, after, report, context);
  compareAnswers(before, after, report, context);
}

const schemes = ({ security = [] }) => security.flatMap((each) => Object.keys(each));

/** A reference replaced by what it refers to. Its own description counts for more than that of its target. */
function resolved(node, { components }) {
  const { $ref = '', ...own } = node ?? {};
  const [, kind, name] = /^#\/components\/(\w+)\/(.+)$/.exec($ref) ?? [];
  return kind ? { ...resolved(components[kind][name], { components }), ...own } : withInherited(own, { components });
}

/** A schema that refers to others by `allOf` has their fields as well. */
function withInherited({ allOf, ...node }, document) {
  if (!allOf) return node;
  const all = [...allOf.map((each) => resolved(each, document)), node];
  return {
    ...Object.assign({}, ...all),
    properties: Object.assign({}, ...all.map(({ properties }) => properties)),
    required: all.flatMap(({ required = [] }) => required),
  };
}

function compareParameters(before, after, report, context) {
  const byName = ({ parameters = [] }, document) =>
    new Map(parameters.map((each) => resolved(each, document)).map((each) => [`${each.in} ${each.name}`, each]));
  const [old, fresh] = [byName(before, context.before), byName(after, context.after)];
  for (const [name, parameter] of old) {
    const now = fresh.get(name);
    if (!now) report(true, `the parameter ${name} is gone`);
    else
      compareSchemas(
        parameter.schema,
        now.schema,
        { report, place: `the parameter ${name}`, isRequest: true },
        context,
      );
    if (now?.required && !parameter.required) report(true, `the parameter ${name} is required now`);
  }
  for (const [name, { required }] of fresh) {
    if (!old.has(name)) report(Boolean(required), `the parameter ${name} is new${required ? ' and required' : ''}`);
  }
}

function compareBodies({ requestBody: before }, { requestBody: after }, report, context) {
  if (before && !after) return report(true, 'the body is gone');
  if (!before) return after && report(Boolean(after.required), 'the body is new');
  if (after.required && !before.required) report(true, 'the body is required now');
  for (const [type, { schema }] of Object.entries(before.content)) {
    if (!after.content[type]) report(true, `a body of ${type} is not taken`);
    else compareSchemas(schema, after.content[type].schema, { report, place: '', isRequest: true }, context);
  }
}

function compareAnswers(before, after, report, context) {
  for (const [status, response] of Object.entries(before.responses)) {
    const old = resolved(response, context.before);
    const fresh = resolved(after.responses[status], context.after);
    if (!/^2/.test(status)) continue;
    if (!after.responses[status]) {
      report(true, `the answer ${status} is gone`);
      continue;
    }
    for (const [type, { schema }] of Object.entries(old.content ?? {})) {
      const now = fresh.content?.[type];
      if (!now) report(true, `the answer is no longer ${type}`);
      else compareSchemas(schema, now.schema, { report, place: '', isRequest: false }, context);
    }
  }
  const codes = codesOf(after, context.after);
  for (const code of codesOf(before, context.before))
    if (!codes.includes(code)) report(true, `the error ${code} is gone`);
}

function codesOf({ responses }, document) {
  return Object.values(responses).flatMap((each) => {
    const { content, description } = resolved(each, document);
    return content?.['application/problem+json'] ? description.split(', ') : [];
  });
}

const typesOf = ({ type }) =>
  [type ?? []].flat().flatMap((each) => (each === 'number' ? ['number', 'integer'] : [each]));
const variantsOf = ({ oneOf, anyOf }) => oneOf ?? anyOf;
const upperLimits = ['maxLength', 'maximum', 'maxItems'];
const lowerLimits = ['minLength', 'minimum', 'minItems'];

function compareSchemas(before, after, where, context) {
  const key = `${where.isRequest} ${before?.$ref} ${after?.$ref} ${before?.$ref ? '' : where.place}`;
  if (before?.$ref && context.seen.has(`${key} ${where.place}`)) return;
  context.seen.add(`${key} ${where.place}`);
  if (where.place.split('.').length > 8) return;
  const [old, fresh] = [resolved(before, context.before), resolved(after, context.after)];
  compareVariants(old, fresh, where, context);
  compareValues(old, fresh, where);
  if (where.isRequest) compareLimits(old, fresh, where);
  compareProperties(old, fresh, where, context);
  if (old.items && fresh.items) compareSchemas(old.items, fresh.items, at(where, '[]'), context);
}

const at = (where, name) => ({ ...where, place: where.place ? `${where.place}.${name}` : name });
const placed = ({ place }) => place || 'the body';

function compareVariants(old, fresh, where, context) {
  const [was, is] = [variantsOf(old) ?? [old], variantsOf(fresh) ?? [fresh]];
  if (was.length === 1 && is.length === 1 && !variantsOf(old) && !variantsOf(fresh)) return;
  if (where.isRequest ? is.length < was.length : is.length > was.length) {
    where.report(true, `${placed(where)} ${where.isRequest ? 'takes fewer' : 'has more'} kinds of values`);
  }
  was.forEach((each, index) => is[index] && compareSchemas(each, is[index], where, context));
}

function compareValues(old, fresh, { report, isRequest, ...where }) {
  const [was, is] = [typesOf(old), typesOf(fresh)];
  const unfit = isRequest ? was.filter((each) => !is.includes(each)) : is.filter((each) => !was.includes(each));
  if (was.length > 0 && is.length > 0 && unfit.length > 0) {
    report(true, `${placed(where)} ${isRequest ? 'no longer takes' : 'may be'} ${unfit.join(', ')}`);
  }
  const gone = (old.enum ?? []).filter((each) => fresh.enum && !fresh.enum.includes(each));
  const added = (fresh.enum ?? []).filter((each) => old.enum && !old.enum.includes(each));
  if (gone.length > 0) report(isRequest, `${placed(where)} no longer has ${gone.join(', ')}`);
  if (added.length > 0) report(false, `${placed(where)} may be ${added.join(', ')}`);
}

function compareLimits(old, fresh, { report, ...where }) {
  for (const limit of upperLimits) {
    if (fresh[limit] < (old[limit] ?? Infinity)) report(true, `${placed(where)} is limited: ${limit} ${fresh[limit]}`);
  }
  for (const limit of lowerLimits) {
    if (fresh[limit] > (old[limit] ?? -Infinity) && fresh[limit] > 0)
      report(true, `${placed(where)} is limited: ${limit} ${fresh[limit]}`);
  }
}

function compareProperties(old, fresh, where, context) {
  if (!old.properties || !fresh.properties) return;
  const needs = (schema, name) => (schema.required ?? []).includes(name);
  for (const [name, property] of Object.entries(old.properties)) {
    const now = fresh.properties[name];
    if (!now) where.report(true, `the field ${at(where, name).place} is gone`);
    else compareSchemas(property, now, at(where, name), context);
    const [was, is] = [needs(old, name), needs(fresh, name)];
    if (now && where.isRequest && is && !was) where.report(true, `the field ${at(where, name).place} is required now`);
    if (now && !where.isRequest && was && !is) where.report(true, `the field ${at(where, name).place} may be missing`);
  }
  for (const name of Object.keys(fresh.properties)) {
    if (old.properties[name]) continue;
    const isBreaking = where.isRequest && needs(fresh, name);
    where.report(isBreaking, `the field ${at(where, name).place} is new${isBreaking ? ' and required' : ''}`);
  }
}
