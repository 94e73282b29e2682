export { ChangedMeanwhile, DomainError, type FieldConflict, type FieldError } from './domain-error.js';
export * from './common.errors.js';
export { ApiProblem } from './api-problem.js';
export { ProblemDto, problemOf, saysSuccess } from './problem.js';
export { ProblemFilter } from './problem.filter.js';
export { sendProblem } from './send-problem.js';
