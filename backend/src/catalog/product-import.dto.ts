import { ApiProperty } from '@nestjs/swagger';
import type { ImportPlan } from './product-import.js';
import type { ImportProblem } from './product-sheet.js';

const mostProblems = 200;

export class ImportFileBody {
  @ApiProperty({ type: 'string', format: 'binary', description: 'CSV in UTF-8, 5,000 rows' })
  file: unknown;
}

export class ImportProblemDto {
  @ApiProperty({ type: 'integer', example: 12, description: 'As a spreadsheet counts rows: the headings are row 1' })
  row: number;

  @ApiProperty({ type: String, nullable: true, example: 'قیمت (تومان هر تن)', description: 'Its heading in the file' })
  column: string | null;

  @ApiProperty({ example: 'قیمت باید عدد صحیح باشد' }) message: string;
}

export class ImportResultDto {
  @ApiProperty({ type: 'integer', example: 3, description: 'New products' }) created: number;
  @ApiProperty({ type: 'integer', example: 20 }) changed: number;
  @ApiProperty({ type: 'integer', example: 977 }) unchanged: number;

  static of({ created, changed, unchanged }: ImportPlan<ImportProblem>): ImportResultDto {
    return { created: created.length, changed: changed.length, unchanged };
  }
}

/** What an import would change. If there is any problem, it would change nothing. */
export class ImportCheckDto extends ImportResultDto {
  @ApiProperty({ type: 'integer', example: 7, description: 'All problems, also those past the end of the list' })
  problemCount: number;

  @ApiProperty({ type: [ImportProblemDto], maxItems: mostProblems, description: 'The first 200' })
  problems: ImportProblemDto[];

  static ofPlan(plan: ImportPlan<ImportProblem>): ImportCheckDto {
    const { problems } = plan;
    return { ...ImportResultDto.of(plan), problemCount: problems.length, problems: problems.slice(0, mostProblems) };
  }
}
