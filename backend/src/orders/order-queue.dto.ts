import { Ids } from '../common/validation/index.js';

/** Far more than one expert passes over in a day. */
const mostSkipped = 500;

/** How an admin goes on in the queue of calls. */
export class TakeNextOrderDto {
  @Ids(mostSkipped, {
    optional: true,
    example: [12, 15],
    description: 'Orders to pass over: the own lease of each ends',
  })
  skip?: number[];
}
