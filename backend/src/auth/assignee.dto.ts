import { ApiProperty } from '@nestjs/swagger';
import { Id } from '../common/validation/index.js';

/** The id of the admin who is to look after an order or a message. */
export const AssigneeId = (): PropertyDecorator =>
  Id({ nullable: true, example: 1, description: 'One of `GET /api/admin/colleagues`; null: nobody' });

/** The admin who looks after an order or a message. */
export class AssigneeDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ example: 'لیلا رستمی', description: 'Display name' }) name: string;

  static of({
    assigneeId,
    assigneeName,
  }: {
    assigneeId: number | null;
    assigneeName: string | null;
  }): AssigneeDto | null {
    return assigneeId === null ? null : { id: assigneeId, name: assigneeName ?? '' };
  }
}
