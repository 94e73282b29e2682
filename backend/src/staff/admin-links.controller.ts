import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { adminDeviceCookie, PasswordTooCommon } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { RateLimit, NoContent } from '../common/http/index.js';
import { AdminLinksService } from './admin-links.service.js';
import { AcceptAdminLinkDto, AdminLinkHolderDto, AdminLinkTokenDto } from './staff.dto.js';
import { AdminLinkInvalid } from './staff.errors.js';

/** For the recipient of a link. The token is in the body, because addresses appear in logs. */
@ApiTags('staff')
@Controller('admin/link')
export class AdminLinksController {
  constructor(private readonly links: AdminLinksService) {}

  @Post()
  @HttpCode(200)
  @RateLimit(120, { seconds: 3600 })
  @ApiOperation({ operationId: 'readAdminLink', summary: 'The account of a link, as long as the link is valid' })
  @ApiOkResponse({ type: AdminLinkHolderDto })
  @ApiProblem(AdminLinkInvalid)
  async read(@Body() { token }: AdminLinkTokenDto): Promise<AdminLinkHolderDto> {
    return AdminLinkHolderDto.of(await this.links.holderOf(token));
  }

  @Post('accept')
  @NoContent()
  @RateLimit(60, { seconds: 3600 })
  @ApiOperation({ operationId: 'acceptAdminLink', summary: 'Set name and password with a link, which is then used up' })
  @ApiProblem(AdminLinkInvalid, PasswordTooCommon)
  async accept(
    @Body() form: AcceptAdminLinkDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    adminDeviceCookie.remember(response, await this.links.accept(form, adminDeviceCookie.visitorOf(request)));
  }
}
