import { Body, Controller, Delete, Get, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { AdminOnly, CurrentAdmin, CurrentCaller, PersonNeeded, type Admin, type Caller } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import {
  ApiCsv,
  ApiPage,
  IdParam,
  IfMatchVersion,
  RateLimit,
  sendCsv,
  mapPage,
  type Page,
  NoContent,
} from '../common/http/index.js';
import { Idempotent } from '../operations/idempotency/index.js';
import { copy } from './copy.js';
import { contactColumns } from './contacts.csv.js';
import {
  ContactDto,
  ContactsExportQuery,
  ContactSentDto,
  ContactsQuery,
  FollowUpContactDto,
  ReplyToContactDto,
  SendContactDto,
} from './contacts.dto.js';
import { ContactChangedMeanwhile, ContactNotFound, ContactWithoutAddress } from './contacts.errors.js';
import { ContactFollowUpService } from './contact-follow-up.service.js';
import { ContactsService } from './contacts.service.js';

function thanks(): ContactSentDto {
  return { success: true, message: copy.contactReceived };
}

@ApiTags('contacts')
@Controller()
export class ContactsController {
  constructor(
    private readonly contacts: ContactsService,
    private readonly followUps: ContactFollowUpService,
  ) {}

  @Post('contact')
  @RateLimit(60, { seconds: 3600 })
  @Idempotent(thanks)
  @ApiOperation({ operationId: 'sendContact', summary: 'Send a message; sent twice, it arrives once' })
  @ApiCreatedResponse({ type: ContactSentDto })
  async send(@Body() message: SendContactDto): Promise<ContactSentDto> {
    await this.contacts.receive(message);
    return thanks();
  }

  @Get('contacts')
  @AdminOnly('contacts')
  @ApiOperation({ operationId: 'listContacts', summary: 'Messages, the newest first' })
  @ApiPage(ContactDto)
  @ApiProblem(PersonNeeded)
  list(@Query() query: ContactsQuery, @CurrentCaller() caller: Caller): Promise<Page<ContactDto>> {
    return mapPage(this.contacts.list(query, caller), (contact) => ContactDto.of(contact));
  }

  @Get('contacts/export')
  @AdminOnly('contacts')
  @ApiOperation({ operationId: 'exportContacts', summary: 'The messages as a CSV file, the oldest first' })
  @ApiCsv('One row per message')
  @ApiProblem(PersonNeeded)
  async export(
    @Query() query: ContactsExportQuery,
    @CurrentCaller() caller: Caller,
    @Res() response: Response,
  ): Promise<void> {
    await sendCsv(response, 'contacts', contactColumns, this.contacts.batches(query, caller));
  }

  @Get('contacts/:id')
  @AdminOnly('contacts')
  @ApiOperation({ operationId: 'getContact', summary: 'One message' })
  @ApiOkResponse({ type: ContactDto })
  @ApiProblem(ContactNotFound)
  async get(@IdParam() id: number): Promise<ContactDto> {
    return ContactDto.of(await this.contacts.get(id));
  }

  @Put('contacts/:id/read')
  @AdminOnly('contacts')
  @ApiOperation({ operationId: 'markContactRead', summary: 'Mark a message as read' })
  @ApiOkResponse({ type: ContactDto })
  @ApiProblem(ContactNotFound)
  async markRead(@IdParam() id: number, @CurrentAdmin() admin: Admin): Promise<ContactDto> {
    return ContactDto.of(await this.contacts.setRead(id, true, admin));
  }

  @Delete('contacts/:id/read')
  @AdminOnly('contacts')
  @ApiOperation({ operationId: 'markContactUnread', summary: 'Take back that a message was marked as read' })
  @ApiOkResponse({ type: ContactDto })
  @ApiProblem(ContactNotFound)
  async markUnread(@IdParam() id: number, @CurrentAdmin() admin: Admin): Promise<ContactDto> {
    return ContactDto.of(await this.contacts.setRead(id, false, admin));
  }

  @Put('contacts/:id/follow-up')
  @AdminOnly('contacts')
  @ApiOperation({
    operationId: 'setContactFollowUp',
    summary: 'Assign a message, note something, or mark it as answered',
  })
  @ApiOkResponse({ type: ContactDto })
  @ApiProblem(ContactNotFound, ContactChangedMeanwhile)
  async followUp(
    @IdParam() id: number,
    @Body() form: FollowUpContactDto,
    @CurrentAdmin() admin: Admin,
  ): Promise<ContactDto> {
    return ContactDto.of(await this.followUps.followUp(id, form, admin));
  }

  @Post('contacts/:id/reply')
  @AdminOnly('contacts')
  @Idempotent<ContactsController>((controller, id) => controller.get(id))
  @ApiOperation({
    operationId: 'sendContactReply',
    summary: 'Send a reply by mail, or by text message without an e-mail',
  })
  @ApiCreatedResponse({ type: ContactDto })
  @ApiProblem(ContactNotFound, ContactChangedMeanwhile, ContactWithoutAddress)
  async reply(
    @IdParam() id: number,
    @Body() form: ReplyToContactDto,
    @CurrentAdmin() admin: Admin,
  ): Promise<ContactDto> {
    return ContactDto.of(await this.followUps.reply(id, form, admin));
  }

  @Delete('contacts/:id')
  @NoContent()
  @AdminOnly('contacts')
  @ApiOperation({ operationId: 'deleteContact', summary: 'Forget a message; recorded with admin and time' })
  @ApiProblem(ContactNotFound)
  remove(@IdParam() id: number, @CurrentAdmin() admin: Admin, @IfMatchVersion() version: number | null): Promise<void> {
    return this.contacts.remove(id, admin, version);
  }
}
