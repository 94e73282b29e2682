import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { adminDeviceCookie, PasswordTooCommon } from '../auth/index.js';
import { ApiProblem, ValidationFailed } from '../common/errors/index.js';
import { RateLimit } from '../common/http/index.js';
import { AdminLinksService } from './admin-links.service.js';
import { AcceptAdminLinkDto, AdminLinkHolderDto, AdminLinkTokenDto } from './staff.dto.js';
import { AdminLinkInvalid } from './staff.errors.js';

/** For whoever holds a link: the token is in the body, where no log has it. */
@ApiTags('staff')
@Controller('admin/link')
export class AdminLinksController {
  constructor(private readonly links: AdminLinksService) {}

  @Post()
  @HttpCode(200)
  @RateLimit(120, { seconds: 3600 })
  @ApiOperation({ operationId: 'readAdminLink', summary: 'Whom a link is for, while it works' })
  @ApiOkResponse({ type: AdminLinkHolderDto })
  @ApiProblem(ValidationFailed, AdminLinkInvalid)
  async read(@Body() { token }: AdminLinkTokenDto): Promise<AdminLinkHolderDto> {
    return AdminLinkHolderDto.of(await this.links.holderOf(token));
  }

  @Post('accept')
  @HttpCode(204)
  @RateLimit(60, { seconds: 3600 })
  @ApiOperation({ operationId: 'acceptAdminLink', summary: 'Set name and password with a link, and use it up' })
  @ApiNoContentResponse()
  @ApiProblem(ValidationFailed, AdminLinkInvalid, PasswordTooCommon)
  async accept(
    @Body() form: AcceptAdminLinkDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    adminDeviceCookie.remember(response, await this.links.accept(form, adminDeviceCookie.visitorOf(request)));
  }
}
