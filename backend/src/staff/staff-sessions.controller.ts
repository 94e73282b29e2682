import { Controller, Delete, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  AdminOnly,
  AdminSessionDto,
  AdminSessionsService,
  AdminsService,
  CurrentAdmin,
  SessionParam,
  type Admin,
} from '../auth/index.js';
import { StaffSessionDto } from './staff.dto.js';
import { NoContent } from '../common/http/index.js';

@ApiTags('staff')
@Controller('admin/staff-sessions')
export class StaffSessionsController {
  constructor(
    private readonly sessions: AdminSessionsService,
    private readonly admins: AdminsService,
  ) {}

  @Get()
  @AdminOnly('admins')
  @ApiOperation({ operationId: 'listStaffSessions', summary: 'The running sessions of everybody, the latest first' })
  @ApiOkResponse({ type: [StaffSessionDto] })
  async listSessions(@CurrentAdmin() { sessionId }: Admin): Promise<StaffSessionDto[]> {
    const [sessions, accounts] = await Promise.all([this.sessions.list(), this.admins.list()]);
    const names = new Map(accounts.map(({ id, displayName }) => [id, displayName]));
    return sessions.map((session) => ({
      ...AdminSessionDto.of(session, sessionId),
      adminId: session.adminId,
      name: names.get(session.adminId) ?? '',
    }));
  }

  @Delete(':id')
  @NoContent()
  @AdminOnly('admins')
  @ApiOperation({ operationId: 'deleteStaffSession', summary: 'End a session of anybody' })
  async endSession(@SessionParam() sessionId: string, @CurrentAdmin() owner: Admin): Promise<void> {
    await this.sessions.endOfAnyAccount(sessionId, owner);
  }
}
