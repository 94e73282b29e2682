export { byId, defineConflict, definedErrors, defineError, DomainError } from './domain-error.js';
export type { ConflictClass, DomainErrorClass, ErrorDefinition, FieldConflict, FieldError } from './domain-error.js';
export * from './common.errors.js';
export { ApiProblem, listOfCodes, problemContent, problemType } from './api-problem.js';
export { ProblemDto, problemOf } from './problem.js';
export { ProblemFilter } from './problem.filter.js';
export { sendProblem } from './send-problem.js';
