import { Matches } from 'class-validator';
import { oneLineOf, Text, type TextOptions } from '../../common/validation/index.js';
import { copy } from '../copy.js';

const pattern = /^[a-z][a-z0-9]*(?:[_-][a-z0-9]+)*$/;

/** A Latin name for programs: `osmophilic_yeast`. */
export function Code(options: TextOptions): PropertyDecorator {
  const checks = [Matches(pattern, { message: copy.codeWrong })];
  return Text({ least: 1, most: 64, read: oneLineOf, schema: { pattern: pattern.source }, checks }, options);
}
