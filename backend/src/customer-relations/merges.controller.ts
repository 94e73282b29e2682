import { Body, Controller, Delete, Get, Put, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, CurrentCaller, type Caller } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { IdParam } from '../common/http/index.js';
import { MergesService } from './merges.service.js';
import { MergePersonDto, MergePreviewDto, MergePreviewQuery, PersonDetailsDto } from './people.dto.js';
import {
  BothHaveAccounts,
  MergeTooOld,
  PersonMergedMeanwhile,
  PersonNotFound,
  PersonNotMerged,
} from './people.errors.js';

@ApiTags('people')
@Controller('people/:id')
export class MergesController {
  constructor(private readonly merges: MergesService) {}

  @Get('merge-preview')
  @AdminOnly('customers')
  @ApiOperation({ operationId: 'getPersonMergePreview', summary: 'What merging two persons would do' })
  @ApiOkResponse({ type: MergePreviewDto })
  @ApiProblem(PersonNotFound)
  preview(@IdParam() id: number, @Query() { into }: MergePreviewQuery): Promise<MergePreviewDto> {
    return this.merges.preview(id, into);
  }

  @Put('merged-into')
  @AdminOnly('customers')
  @ApiOperation({
    operationId: 'mergePerson',
    summary: 'Merge a person into another one, who is returned',
    description:
      'Records keep the phone and the name that were typed; they and later ones are shown with the person who stays.',
  })
  @ApiOkResponse({ type: PersonDetailsDto })
  @ApiProblem(PersonNotFound, PersonMergedMeanwhile, BothHaveAccounts)
  async merge(
    @IdParam() id: number,
    @Body() { personId }: MergePersonDto,
    @CurrentCaller() caller: Caller,
  ): Promise<PersonDetailsDto> {
    return PersonDetailsDto.ofDetails(await this.merges.merge(id, personId, caller));
  }

  @Delete('merged-into')
  @AdminOnly('customers')
  @ApiOperation({
    operationId: 'separatePerson',
    summary: 'Undo the merge of a person, who is returned',
    description:
      'For 30 days. Everything with the phones of the person is theirs again, also what came after the merge.',
  })
  @ApiOkResponse({ type: PersonDetailsDto })
  @ApiProblem(PersonNotFound, PersonNotMerged, MergeTooOld, PersonMergedMeanwhile)
  async separate(@IdParam() id: number, @CurrentCaller() caller: Caller): Promise<PersonDetailsDto> {
    return PersonDetailsDto.ofDetails(await this.merges.separate(id, caller));
  }
}
