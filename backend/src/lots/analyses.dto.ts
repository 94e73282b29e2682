import { resultOperators, verdictOfAll, verdicts } from '@afshoreh/persian/analyses';
import type { ResultLimit, ResultOperator, Verdict, VerdictReason } from '@afshoreh/persian/analyses';
import { ApiProperty } from '@nestjs/swagger';
import { acids, MeasuredNumber, ParameterCode, SaveTermsDto, type Acid } from '../catalog/index.js';
import {
  Choice,
  Day,
  ExpectedVersion,
  Id,
  Line,
  ListOf,
  Paragraphs,
  ReadOnlyFields,
} from '../common/validation/index.js';
import { MediaAddress } from '../media/index.js';
import { copy } from './copy.js';
import {
  analysisKinds,
  type Analysis,
  type AnalysedParameter,
  type AnalysisKind,
  type StatedParameter,
} from './lot.entity.js';

const mostResults = 200;
const clearable = { optional: true, emptyAs: 'null' } as const;
const labels = copy.analysisFields;
const resultLabels = copy.resultFields;
const reasons = ['below', 'above', 'unit', 'terms', 'uncertain', 'text'] as const;
const number = { type: Number, nullable: true } as const;
const text = { type: String, nullable: true } as const;
const edition = { type: 'integer', nullable: true, example: 1 } as const;

export class SaveResultDto extends SaveTermsDto {
  @ParameterCode({ label: resultLabels.parameter, description: 'Code of a parameter', example: 'brix' })
  parameter: string;

  @Choice(resultOperators, { enumName: 'ResultOperator', label: resultLabels.operator, example: 'equal' })
  operator: ResultOperator;

  @MeasuredNumber(resultLabels.value, 70.2, 'null for `absent` and `text`') value?: number | null;
  @Line(0, 200, { ...clearable, label: resultLabels.text, description: 'Only for `text`', example: '' })
  text?: string | null;

  @Line(0, 32, { ...clearable, label: resultLabels.unit, description: 'Left out: the parameter’s', example: '°Bx' })
  unit?: string | null;

  @Line(0, 200, {
    ...clearable,
    label: resultLabels.method,
    description: 'Left out: the usual one',
    example: 'INSO 2685',
  })
  method?: string | null;
}

@ReadOnlyFields<AnalysisDto>('id', 'lotId', 'edition', 'verdict', 'publishedAt', 'replacedBy')
export class SaveAnalysisDto {
  @Id({ optional: true, nullable: true, label: labels.corrects, description: 'The edition that it corrects' })
  corrects?: number | null;

  @Choice(analysisKinds, { enumName: 'AnalysisKind', label: labels.kind, description: 'What was analysed' })
  kind: AnalysisKind = 'lot';

  @Line(1, 200, { label: labels.laboratory, example: 'آزمایشگاه همکار آذر' }) laboratory: string;
  @Line(0, 100, { ...clearable, label: labels.accreditation, example: 'NACI/LAB/1204' }) accreditation?: string | null;
  @Day({ label: labels.analysedOn, example: '2026-10-05' }) analysedOn: string;
  @Line(0, 100, { ...clearable, label: labels.releasedBy, example: 'مسئول کنترل کیفیت' }) releasedBy?: string | null;
  @MediaAddress({ ...clearable, label: labels.file, description: 'A file of the media library', example: '' })
  file?: string | null;

  @ListOf(SaveResultDto, 0, mostResults, { label: labels.results, description: 'In the order of the certificate' })
  results: SaveResultDto[];
}

@ReadOnlyFields<AnalysisDto>('id', 'lotId', 'edition', 'verdict', 'publishedAt', 'replacedBy')
export class UpdateAnalysisDto extends SaveAnalysisDto {
  @ExpectedVersion() version?: number;
}

class TermsDto {
  @ApiProperty({ ...text, example: '°Bx' }) unit: string | null;
  @ApiProperty({ ...number, example: 11.2, description: 'null: as it is' }) basisBrix: number | null;
  @ApiProperty({ enum: acids, enumName: 'Acid', nullable: true }) acid: Acid | null;
  @ApiProperty({ ...number, example: 8.1 }) endPoint: number | null;
}

/** Both ends are included. */
export class ResultLimitDto extends TermsDto {
  @ApiProperty({ ...number, example: 69 }) min: number | null;
  @ApiProperty({ ...number, example: 71 }) max: number | null;
  @ApiProperty({ description: 'Nothing may be found' }) absent: boolean;
  @ApiProperty({ ...text, example: 'طبیعی' }) text: string | null;

  static of({ min, max, absent, text, unit, basisBrix, acid, endPoint }: ResultLimit): ResultLimitDto {
    return { min, max, absent, text, unit, basisBrix, acid: acid as Acid | null, endPoint };
  }
}

/**
 * A parameter and its limit. A published certificate has the limits of the day of its publication, a draft those of today.
 */
export class LotParameterDto extends TermsDto {
  @ApiProperty({ example: 'brix' }) parameter: string;
  @ApiProperty({ example: 'بریکس' }) name: string;
  @ApiProperty({ example: 'Brix' }) englishName: string;
  @ApiProperty({ ...text, example: 'درصد', description: 'The unit as pages write it' }) unitName: string | null;
  @ApiProperty({ ...text, example: 'INSO 2685' }) method: string | null;
  @ApiProperty({ type: ResultLimitDto, nullable: true }) limit: ResultLimitDto | null;

  static ofParameter(stated: StatedParameter): LotParameterDto {
    const { parameter, name, englishName, unit, unitName, method, basisBrix, acid, endPoint, limit } = stated;
    const terms = { basisBrix, acid: acid as Acid | null, endPoint };
    return { parameter, name, englishName, unit, unitName, method, ...terms, limit: limit && ResultLimitDto.of(limit) };
  }
}

export class ResultDto extends LotParameterDto {
  @ApiProperty({ enum: resultOperators, enumName: 'ResultOperator' }) operator: ResultOperator;
  @ApiProperty({ ...number, example: 70.2 }) value: number | null;
  @ApiProperty({ ...text, example: 'طبیعی' }) text: string | null;
  @ApiProperty({ enum: verdicts, enumName: 'Verdict', nullable: true, description: 'null without a limit' })
  verdict: Verdict | null;

  @ApiProperty({ enum: reasons, enumName: 'VerdictReason', nullable: true }) reason: VerdictReason | null;

  static of(result: AnalysedParameter): ResultDto {
    const { operator, value, text, verdict, reason } = result;
    return { ...LotParameterDto.ofParameter(result), operator, value, text, verdict, reason };
  }
}

export class AnalysisDto {
  @ApiProperty({ type: 'integer', example: 1 }) id: number;
  @ApiProperty({ type: 'integer', example: 1 }) version: number;
  @ApiProperty({ type: 'integer', example: 1 }) lotId: number;
  @ApiProperty({ ...edition, description: 'null for a draft' }) edition: number | null;
  @ApiProperty({ ...edition, description: 'The edition that it corrects' }) corrects: number | null;
  @ApiProperty({ ...edition, description: 'The edition that corrects it' }) replacedBy: number | null;
  @ApiProperty({ enum: analysisKinds, enumName: 'AnalysisKind' }) kind: AnalysisKind;
  @ApiProperty({ example: 'آزمایشگاه همکار آذر' }) laboratory: string;
  @ApiProperty({ ...text, example: 'NACI/LAB/1204' }) accreditation: string | null;
  @ApiProperty({ type: String, format: 'date', example: '2026-10-05' }) analysedOn: string;
  @ApiProperty({ ...text, example: 'مسئول کنترل کیفیت' }) releasedBy: string | null;
  @ApiProperty({ ...text, example: '/media/5f0c1d7e9a3b4c2d8e6f7a1b2c3d4e5f.pdf' }) file: string | null;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) publishedAt: string | null;
  @ApiProperty({ enum: verdicts, enumName: 'Verdict', nullable: true, description: 'Of all results' })
  verdict: Verdict | null;

  @ApiProperty({ type: [ResultDto] }) results: ResultDto[];

  static of(analysis: Analysis): AnalysisDto {
    const { id, version, lotId, edition, corrects, replacedBy, kind, laboratory, accreditation } = analysis;
    const { analysedOn, releasedBy, file, publishedAt, results } = analysis;
    const about = { id, version, lotId, edition, corrects, replacedBy };
    return {
      ...about,
      kind,
      laboratory,
      accreditation,
      analysedOn,
      releasedBy,
      file,
      publishedAt: publishedAt?.toISOString() ?? null,
      verdict: verdictOfAll(results.map(({ verdict }) => verdict)),
      results: results.map((result) => ResultDto.of(result)),
    };
  }
}

export class CheckResultsDto {
  @Paragraphs(1, 20_000, {
    label: copy.analysisFields.results,
    description: 'A CSV table; its first line names the columns ویژگی, نتیجه and maybe یکا, روش',
    example: 'ویژگی,نتیجه,یکا\nبریکس,۷۰٫۲,°Bx\nسرب,<۰٫۰۵,mg/kg',
  })
  csv: string;
}

interface CheckedLine {
  row: number;
  problem: string | null;
  result: AnalysedParameter | null;
}

/** A line of the table: its result, or why there is none. */
export class CheckedResultDto {
  @ApiProperty({ type: 'integer', example: 2, description: 'As a spreadsheet counts' }) row: number;
  @ApiProperty({ ...text, example: 'نتیجه خالی است', description: 'What has to be mended' }) problem: string | null;
  @ApiProperty({ type: ResultDto, nullable: true }) result: ResultDto | null;

  static of({ row, problem, result }: CheckedLine): CheckedResultDto {
    return { row, problem, result: result && ResultDto.of(result) };
  }
}
