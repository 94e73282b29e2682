import type { ListedPerson } from './person-rows.js';

/** The data of a person that staff can change, for the audit. */
export function recordedPerson({ person, tags }: Pick<ListedPerson, 'person' | 'tags'>) {
  const { id, name, isNamed, nextStep, nextStepOn, version } = person;
  return { id, name, isNamed, tags: [...tags].sort(), nextStep, nextStepOn, version };
}
