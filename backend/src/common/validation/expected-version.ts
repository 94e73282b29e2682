import { Integer, largestId } from './whole-number.js';

/** The version that a form was made from, 0 before the first save; part of every update. */
export function ExpectedVersion(): PropertyDecorator {
  return Integer(0, largestId, {
    optional: true,
    example: 1,
    description: 'The version that was edited; when there is another by now, 409 says what differs',
  });
}

/** The body of operations that take nothing but the version. */
export class ExpectedVersionDto {
  @ExpectedVersion() version?: number;
}
