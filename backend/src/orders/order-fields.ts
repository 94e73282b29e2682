import { Matches } from 'class-validator';
import { Text, type FieldOptions } from '../common/validation/index.js';

const assignees = /^(me|none|[1-9]\d{0,8})$/;

/** Filters orders by their assignee: the id of an admin, `me` or `none`. */
export function AssigneeFilter(options: FieldOptions): PropertyDecorator {
  return Text({ most: 9, schema: { pattern: assignees.source }, checks: [Matches(assignees)] }, options);
}
