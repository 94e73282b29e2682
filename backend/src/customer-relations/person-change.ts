import type { ListedPerson } from './person-rows.js';

/** What staff can change of a person. */
export function recordedPerson({ person, tags }: Pick<ListedPerson, 'person' | 'tags'>) {
  const { id, name, isNamed, nextStep, nextStepOn, version } = person;
  return { id, name, isNamed, tags: [...tags].sort(), nextStep, nextStepOn, version };
}
