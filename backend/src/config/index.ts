export { Env, WrongVariable, type DatabaseTarget } from './env.js';
