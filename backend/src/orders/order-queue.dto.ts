import { Ids } from '../common/validation/index.js';

/** Far more orders than one expert skips in a day. */
const mostSkipped = 500;

/** How an admin takes the next order from the call queue. */
export class TakeNextOrderDto {
  @Ids(mostSkipped, {
    optional: true,
    example: [12, 15],
    description: 'Orders to skip; your leases of them end',
  })
  skip?: number[];
}
