import { Body, Controller, Delete, Get, HttpCode, Post, Put, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { ApiProblem } from '../common/errors/index.js';
import { RateLimit, NoContent } from '../common/http/index.js';
import { AccountLimit, loginRates } from './account-limits.js';
import { AdminOnly, CurrentAdmin, type Admin } from './admin.js';
import { AdminLoginService } from './admin-login.service.js';
import { AdminsService } from './admins.service.js';
import { AdminSessionsService } from './admin-sessions.service.js';
import {
  AdminDto,
  AdminLoginAnswerDto,
  AdminLoginDto,
  AdminSessionDto,
  ChangePasswordDto,
  ChangeProfileDto,
  ColleagueDto,
} from './auth.dto.js';
import { AdminCredentialsWrong, CurrentPasswordWrong, PasswordTooCommon, TooManyLogins } from './auth.errors.js';
import { adminDeviceCookie } from './cookies.js';
import { SessionParam } from './session-param.js';

@ApiTags('admin account')
@Controller('admin')
export class AdminController {
  constructor(
    private readonly login: AdminLoginService,
    private readonly admins: AdminsService,
    private readonly sessions: AdminSessionsService,
  ) {}

  @Post('login')
  @HttpCode(200)
  @AccountLimit(loginRates)
  @RateLimit(120, { seconds: 900 })
  @ApiOperation({ operationId: 'loginAdmin', summary: 'Open an admin session and get its token' })
  @ApiOkResponse({ type: AdminLoginAnswerDto })
  @ApiProblem(AdminCredentialsWrong, TooManyLogins)
  async open(
    @Body() { username, password }: AdminLoginDto,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<AdminLoginAnswerDto> {
    const { token, device, admin } = await this.login.login(username, password, adminDeviceCookie.visitorOf(request));
    adminDeviceCookie.remember(response, device);
    return { token, admin: AdminDto.of(admin) };
  }

  @Get('verify')
  @AdminOnly('account')
  @ApiOperation({ operationId: 'verifyAdmin', summary: 'Whose token this is, while its session runs' })
  @ApiOkResponse({ type: AdminDto })
  verify(@CurrentAdmin() admin: Admin): AdminDto {
    return AdminDto.of(admin);
  }

  @Post('logout')
  @NoContent()
  @AdminOnly('account')
  @ApiOperation({ operationId: 'logoutAdmin', summary: 'End the session of this token' })
  async close(@CurrentAdmin() admin: Admin): Promise<void> {
    await this.sessions.end(admin);
  }

  @Put('password')
  @NoContent()
  @AdminOnly('account')
  @AccountLimit(loginRates)
  @RateLimit(60, { seconds: 900 })
  @ApiOperation({ operationId: 'changeAdminPassword', summary: 'Change the own password; ends all other sessions' })
  @ApiProblem(CurrentPasswordWrong, PasswordTooCommon, TooManyLogins)
  async changePassword(
    @Body() { currentPassword, newPassword }: ChangePasswordDto,
    @CurrentAdmin() admin: Admin,
    @Res({ passthrough: true }) response: Response,
  ): Promise<void> {
    adminDeviceCookie.remember(response, await this.login.changePassword(admin, currentPassword, newPassword));
  }

  @Put('profile')
  @AdminOnly('account')
  @ApiOperation({ operationId: 'changeAdminProfile', summary: 'Change the own display name and e-mail' })
  @ApiOkResponse({ type: AdminDto })
  async changeProfile(@Body() changes: ChangeProfileDto, @CurrentAdmin() admin: Admin): Promise<AdminDto> {
    return AdminDto.of(await this.admins.changeProfile(admin, changes));
  }

  @Get('colleagues')
  @AdminOnly('orders')
  @ApiOperation({ operationId: 'listColleagues', summary: 'Everybody who works on orders, by name' })
  @ApiOkResponse({ type: [ColleagueDto] })
  async listColleagues(): Promise<ColleagueDto[]> {
    return (await this.admins.listColleagues()).map((account) => ColleagueDto.of(account));
  }

  @Get('sessions')
  @AdminOnly('account')
  @ApiOperation({ operationId: 'listAdminSessions', summary: 'The own running sessions, the latest first' })
  @ApiOkResponse({ type: [AdminSessionDto] })
  async listSessions(@CurrentAdmin() admin: Admin): Promise<AdminSessionDto[]> {
    return (await this.sessions.list(admin.id)).map((session) => AdminSessionDto.of(session, admin.sessionId));
  }

  @Delete('sessions')
  @NoContent()
  @AdminOnly('account')
  @ApiOperation({ operationId: 'deleteOtherAdminSessions', summary: 'End all own sessions but this one' })
  async endOtherSessions(@CurrentAdmin() admin: Admin): Promise<void> {
    await this.sessions.endOthers(admin);
  }

  @Delete('sessions/:id')
  @NoContent()
  @AdminOnly('account')
  @ApiOperation({ operationId: 'deleteAdminSession', summary: 'End one of the own sessions' })
  async endSession(@SessionParam() sessionId: string, @CurrentAdmin() { id }: Admin): Promise<void> {
    await this.sessions.endOne(id, sessionId);
  }
}
