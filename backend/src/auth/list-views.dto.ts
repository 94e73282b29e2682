import { ApiProperty } from '@nestjs/swagger';
import { AddressQuery, ExpectedVersion, Line, ListOf, Slug } from '../common/validation/index.js';
import type { AdminListViews, ListView } from '../operations/list-views/index.js';
import { copy } from './copy.js';

/** As many as fit above a list, and into the 64 KB of a MySQL text column. */
export const mostViews = { ofOneList: 12, inAll: 80 };

export class ListViewDto implements ListView {
  @Slug(40, { example: 'orders' }) list: string;
  @Line(1, 40, { missing: copy.viewNameMissing, example: 'سفارش‌های جدید این هفته' }) name: string;

  @AddressQuery(500, {
    message: copy.viewSearchWrong,
    example: 'status=new',
    description: 'The query of the address of the list, encoded, without `?`',
  })
  search: string;
}

export class SaveListViewsDto {
  @ListOf(ListViewDto, 0, mostViews.inAll) views: ListViewDto[];
  @ExpectedVersion() version?: number;
}

export class ListViewsDto {
  @ApiProperty({ type: [ListViewDto] }) views: ListViewDto[];
  @ApiProperty({ type: 'integer', minimum: 0, example: 1, description: '0: none was saved yet' }) version: number;

  static of({ views, version }: Pick<AdminListViews, 'views' | 'version'>): ListViewsDto {
    return { views: views.map(({ list, name, search }) => ({ list, name, search })), version };
  }
}
