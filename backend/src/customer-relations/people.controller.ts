import { Body, Controller, Delete, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentAdmin, CurrentCaller, type Admin, type Caller } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { ApiCsv, ApiPage, IdParam, mapPage, NoContent, PageQuery, sendCsv, type Page } from '../common/http/index.js';
import { Idempotent } from '../operations/idempotency/index.js';
import { copy } from './copy.js';
import { peopleColumns } from './people.csv.js';
import {
  AddPersonNoteDto,
  FiguresDto,
  ListedPersonDto,
  PeopleExportQuery,
  PeopleQuery,
  PersonDetailsDto,
  SetPersonCompanyDto,
  TimelineEntryDto,
  UpdatePersonDto,
} from './people.dto.js';
import { PersonChangedMeanwhile, PersonNotFound } from './people.errors.js';
import { PeopleForgetting } from './people-forgetting.service.js';
import { PeopleService } from './people.service.js';

@ApiTags('people')
@Controller('people')
export class PeopleController {
  constructor(
    private readonly people: PeopleService,
    private readonly forgetting: PeopleForgetting,
  ) {}

  @Get()
  @AdminOnly('customers')
  @ApiOperation({
    operationId: 'listPeople',
    summary: 'Search people who ordered, wrote, asked for samples or have an account',
    description: 'One person per phone. Persons who were merged are one entry.',
  })
  @ApiPage(ListedPersonDto)
  list(@Query() query: PeopleQuery): Promise<Page<ListedPersonDto>> {
    return mapPage(this.people.list(query), (listed) => ListedPersonDto.of(listed));
  }

  @Get('export')
  @AdminOnly('customersInBulk')
  @ApiOperation({
    operationId: 'exportPeople',
    summary: 'The people of the list as a CSV file, by id',
    description: 'The audit records who exported how many people.',
  })
  @ApiCsv('One row per person')
  async export(
    @Query() query: PeopleExportQuery,
    @CurrentAdmin() admin: Admin,
    @Res() response: Response,
  ): Promise<void> {
    await this.people.recordExport(query, admin);
    await sendCsv(response, 'people', peopleColumns, this.people.batches(query));
  }

  @Get('tags')
  @AdminOnly('customers')
  @ApiOperation({ operationId: 'listPersonTags', summary: 'The tags that people have' })
  @ApiOkResponse({ schema: { type: 'array', items: { type: 'string' }, example: copy.exampleTags } })
  tags(): Promise<string[]> {
    return this.people.tags();
  }

  @Get(':id')
  @AdminOnly('customers')
  @ApiOperation({
    operationId: 'getPerson',
    summary: 'One person, with accounts and the last contact',
    description: 'The id of a merged person gives the one they were merged into.',
  })
  @ApiOkResponse({ type: PersonDetailsDto })
  @ApiProblem(PersonNotFound)
  async get(@IdParam() id: number): Promise<PersonDetailsDto> {
    return PersonDetailsDto.ofDetails(await this.people.get(id));
  }

  @Get(':id/figures')
  @AdminOnly('customers')
  @ApiOperation({ operationId: 'getPersonFigures', summary: 'Tons and value of a person’s orders by month' })
  @ApiOkResponse({ type: FiguresDto })
  @ApiProblem(PersonNotFound)
  figures(@IdParam() id: number): Promise<FiguresDto> {
    return this.people.figures(id, new Date());
  }

  @Get(':id/timeline')
  @AdminOnly('customers')
  @ApiOperation({
    operationId: 'listPersonTimeline',
    summary: 'What was done with a person, the newest first',
  })
  @ApiPage(TimelineEntryDto)
  @ApiProblem(PersonNotFound)
  timeline(@IdParam() id: number, @Query() query: PageQuery): Promise<Page<TimelineEntryDto>> {
    return this.people.timeline(id, query, new Date());
  }

  @Put(':id')
  @AdminOnly('customers')
  @ApiOperation({ operationId: 'updatePerson', summary: 'Change the name, the tags and the next step of a person' })
  @ApiOkResponse({ type: PersonDetailsDto })
  @ApiProblem(PersonNotFound, PersonChangedMeanwhile)
  async update(
    @IdParam() id: number,
    @Body() form: UpdatePersonDto,
    @CurrentCaller() caller: Caller,
  ): Promise<PersonDetailsDto> {
    return PersonDetailsDto.ofDetails(await this.people.update(id, form, caller));
  }

  @Delete(':id')
  @NoContent()
  @AdminOnly('customersInBulk')
  @ApiOperation({ operationId: 'deletePerson', summary: 'Forget a person, also without an account' })
  @ApiProblem(PersonNotFound)
  remove(@IdParam() id: number, @CurrentAdmin() admin: Admin): Promise<void> {
    return this.forgetting.forget(id, admin);
  }

  @Put(':id/company')
  @AdminOnly('customers')
  @ApiOperation({ operationId: 'setPersonCompany', summary: 'Set or clear the company of a person' })
  @ApiOkResponse({ type: PersonDetailsDto })
  @ApiProblem(PersonNotFound)
  async setCompany(
    @IdParam() id: number,
    @Body() form: SetPersonCompanyDto,
    @CurrentCaller() caller: Caller,
  ): Promise<PersonDetailsDto> {
    return PersonDetailsDto.ofDetails(await this.people.setCompany(id, form, caller));
  }

  @Post(':id/notes')
  @AdminOnly('customers')
  @Idempotent(async ({ people }: PeopleController, id) => PersonDetailsDto.ofDetails(await people.get(id)))
  @ApiOperation({
    operationId: 'addPersonNote',
    summary: 'Note something about a person; the timeline shows it',
  })
  @ApiCreatedResponse({ type: PersonDetailsDto })
  @ApiProblem(PersonNotFound)
  async addNote(
    @IdParam() id: number,
    @Body() form: AddPersonNoteDto,
    @CurrentCaller() caller: Caller,
  ): Promise<PersonDetailsDto> {
    return PersonDetailsDto.ofDetails(await this.people.addNote(id, form, caller));
  }
}
