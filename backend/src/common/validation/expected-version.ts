import { Id } from './whole-number.js';

/** The version that a form was made of; in an update of everything that has one. */
export function ExpectedVersion(): PropertyDecorator {
  return Id({
    optional: true,
    description: 'The version that was edited; when there is another by now, 409 says what differs',
  });
}

/** For what has no form of its own. */
export class ExpectedVersionDto {
  @ExpectedVersion() version?: number;
}
