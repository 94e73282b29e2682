import { Matches } from 'class-validator';
import { Line, Text, type FieldOptions } from '../common/validation/index.js';

const assignees = /^(me|none|[1-9]\d{0,8})$/;

/** Why an order is cancelled. The settings have a list of reasons for staff; programs may send others. */
export function LostReason(): PropertyDecorator {
  return Line(0, 100, {
    label: 'دلیل لغو',
    nullable: true,
    emptyAs: 'missing',
    example: 'قیمت',
    description: 'Why the order is cancelled; ignored for other statuses',
  });
}

/** Filters orders by their assignee: the id of an admin, `me` or `none`. */
export function AssigneeFilter(options: FieldOptions): PropertyDecorator {
  return Text({ most: 9, schema: { pattern: assignees.source }, checks: [Matches(assignees)] }, options);
}
