import { readFileSync } from 'node:fs';

import { WrongVariable } from './wrong-variable.mjs';

/**
 * The text of a variable, or of the file that `NAME_FILE` names, without the line end that editors and `echo` add. Container
 * engines and systemd hand secrets over as files, because a process's environment is read more easily.
 */
export function rawValue(variables, name) {
  const value = variables[name] ?? '';
  const file = variables[`${name}_FILE`]?.trim();
  if (!file) return value;
  if (value !== '') throw new WrongVariable(`${name} and ${name}_FILE must not both be set`);
  const content = contentOf(file, name).replace(/\r?\n$/, '');
  if (content === '') throw new WrongVariable(`${name}_FILE names an empty file: ${file}`);
  return content;
}

function contentOf(file, name) {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new WrongVariable(`${name}_FILE names a file that cannot be read: ${file} (${error.code})`);
  }
}
