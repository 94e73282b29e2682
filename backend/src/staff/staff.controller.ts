import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AdminOnly, AdminsService, CurrentAdmin, type Admin } from '../auth/index.js';
import { ApiProblem } from '../common/errors/index.js';
import { IdParam } from '../common/http/index.js';
import { Idempotent } from '../operations/idempotency/index.js';
import { AdminLinksService } from './admin-links.service.js';
import { AdminLinkDto, InviteAdminDto, SetAdminStateDto, StaffMemberDto, UpdateAdminDto } from './staff.dto.js';
import { AdminChangedMeanwhile, AdminDisabled, AdminNotFound, LastOwner, UsernameTaken } from './staff.errors.js';
import { StaffService } from './staff.service.js';

@ApiTags('staff')
@Controller('admin/staff')
export class StaffController {
  constructor(
    private readonly staff: StaffService,
    private readonly admins: AdminsService,
    private readonly links: AdminLinksService,
  ) {}

  @Get()
  @AdminOnly('admins')
  @ApiOperation({ operationId: 'listStaff', summary: 'Everybody with an admin account, by name' })
  @ApiOkResponse({ type: [StaffMemberDto] })
  async list(): Promise<StaffMemberDto[]> {
    return (await this.admins.list()).map((account) => StaffMemberDto.of(account));
  }

  @Post()
  @AdminOnly('admins')
  @Idempotent((controller: StaffController, id) => controller.linkOf(id, null))
  @ApiOperation({
    operationId: 'inviteAdmin',
    summary: 'Add an account, and get the link by which its admin accepts; the link is shown only now',
    description: 'The same request again, under its key, adds no second account and answers a new link.',
  })
  @ApiCreatedResponse({ type: AdminLinkDto })
  @ApiProblem(UsernameTaken)
  async invite(@Body() form: InviteAdminDto, @CurrentAdmin() owner: Admin): Promise<AdminLinkDto> {
    const { id } = await this.staff.invite(form, owner);
    return this.linkOf(id, null);
  }

  @Put(':id')
  @AdminOnly('admins')
  @ApiOperation({ operationId: 'updateAdmin', summary: 'Change role and e-mail' })
  @ApiOkResponse({ type: StaffMemberDto })
  @ApiProblem(AdminNotFound, AdminChangedMeanwhile, LastOwner)
  async update(
    @IdParam() id: number,
    @Body() form: UpdateAdminDto,
    @CurrentAdmin() owner: Admin,
  ): Promise<StaffMemberDto> {
    return StaffMemberDto.of(await this.staff.update(id, form, owner));
  }

  @Put(':id/state')
  @AdminOnly('admins')
  @ApiOperation({
    operationId: 'setAdminState',
    summary: 'Disable an account, which ends its sessions at once and frees its orders, or enable it',
  })
  @ApiOkResponse({ type: StaffMemberDto })
  @ApiProblem(AdminNotFound, AdminChangedMeanwhile, LastOwner)
  async setState(
    @IdParam() id: number,
    @Body() form: SetAdminStateDto,
    @CurrentAdmin() owner: Admin,
  ): Promise<StaffMemberDto> {
    return StaffMemberDto.of(await this.staff.setState(id, form, owner));
  }

  @Post(':id/link')
  @AdminOnly('admins')
  @ApiOperation({
    operationId: 'createAdminLink',
    summary: 'Get a new link, for an invitation or a new password; it replaces an older one',
  })
  @ApiCreatedResponse({ type: AdminLinkDto })
  @ApiProblem(AdminNotFound, AdminDisabled)
  createLink(@IdParam() id: number, @CurrentAdmin() owner: Admin): Promise<AdminLinkDto> {
    return this.linkOf(id, owner);
  }

  private async linkOf(id: number, owner: Admin | null): Promise<AdminLinkDto> {
    const { token, expiresAt } = await this.links.make(id, owner);
    const admin = StaffMemberDto.of(await this.staff.get(id));
    return { admin, path: `/admin/invitation#${token}`, expiresAt: expiresAt.toISOString() };
  }
}
