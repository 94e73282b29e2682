import { ApiProperty, PickType } from '@nestjs/swagger';
import {
  AdminPassword,
  AdminSessionDto,
  adminStates,
  roles,
  type AdminAccount,
  type AdminState,
  type Role,
} from '../auth/index.js';
import {
  Choice,
  Email,
  ExpectedVersion,
  Line,
  ReadOnlyFields,
  Username,
  Verbatim,
} from '../common/validation/index.js';
import { copy } from './copy.js';

const UsernameField = (): PropertyDecorator =>
  Username({ message: copy.usernameWrong, example: 'leila.rostami', label: 'نام کاربری' });
const RoleField = (): PropertyDecorator => Choice(roles, { enumName: 'AdminRole', label: 'نقش' });

export class StaffMemberDto {
  @ApiProperty({ type: 'integer', example: 2 }) id: number;
  @ApiProperty({ example: 'leila.rostami' }) username: string;
  @ApiProperty({ example: 'لیلا رستمی', description: 'Until the invitation is accepted, the username' })
  displayName: string;
  @ApiProperty({ type: String, nullable: true, example: 'leila@example.com' }) email: string | null;
  @ApiProperty({ enum: roles, enumName: 'AdminRole' }) role: Role;
  @ApiProperty({ enum: adminStates, enumName: 'AdminState' }) state: AdminState;
  @ApiProperty({ type: String, format: 'date-time' }) createdAt: string;
  @ApiProperty({ type: String, format: 'date-time', nullable: true }) lastSeenAt: string | null;
  @ApiProperty({ type: 'integer', example: 1, description: 'Send it back with an update' }) version: number;

  static of({ createdAt, lastSeenAt, ...account }: AdminAccount): StaffMemberDto {
    const { id, username, displayName, email, role, version } = account;
    const times = { createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt?.toISOString() ?? null };
    return { id, username, displayName, email, role, state: stateOf(account), ...times, version };
  }
}

function stateOf({ disabledAt, isInvited }: Pick<AdminAccount, 'disabledAt' | 'isInvited'>): AdminState {
  return disabledAt ? 'disabled' : isInvited ? 'invited' : 'active';
}

export class InviteAdminDto {
  @UsernameField() username: string;
  @RoleField() role: Role;
  @Email({ optional: true, nullable: true, example: 'leila@example.com' }) email?: string | null;
}

@ReadOnlyFields<StaffMemberDto>('id', 'username', 'displayName', 'state', 'createdAt', 'lastSeenAt')
export class UpdateAdminDto extends PickType(InviteAdminDto, ['role', 'email'] as const) {
  @ExpectedVersion() version?: number;
}

export class SetAdminStateDto {
  @Choice(['active', 'disabled'], { label: 'وضعیت' }) state: 'active' | 'disabled';
  @ExpectedVersion() version?: number;
}

/** The link is shown only once, because the server stores a hash of its token. */
export class AdminLinkDto {
  @ApiProperty({ type: StaffMemberDto }) admin: StaffMemberDto;

  @ApiProperty({
    example: '/admin/invitation#q2Jv0n1mB8kX…',
    description: 'On this site; the token is in the fragment, which no server is sent and no log has',
  })
  path: string;

  @ApiProperty({ type: String, format: 'date-time' }) expiresAt: string;
}

export class AdminLinkTokenDto {
  @Verbatim(1, 200, { missing: copy.linkInvalid, example: 'q2Jv0n1mB8kX…' }) token: string;
}

export class AdminLinkHolderDto {
  @ApiProperty({ example: 'leila.rostami' }) username: string;
  @ApiProperty({ example: 'لیلا رستمی' }) displayName: string;
  @ApiProperty({ enum: roles, enumName: 'AdminRole' }) role: Role;
  @ApiProperty({ description: 'An invitation, which asks for a name; otherwise only the password is new' })
  isInvitation: boolean;

  static of({ username, displayName, role, isInvited }: AdminAccount): AdminLinkHolderDto {
    return { username, displayName, role, isInvitation: isInvited };
  }
}

export class AcceptAdminLinkDto extends AdminLinkTokenDto {
  @Line(1, 100, { emptyAs: 'missing', label: 'نام', example: 'لیلا رستمی', description: 'Needed by an invitation' })
  displayName?: string;

  @AdminPassword({ example: 'چهار کلمهٔ بی‌ربط' }) newPassword: string;
}

export class StaffSessionDto extends AdminSessionDto {
  @ApiProperty({ type: 'integer', example: 2 }) adminId: number;
  @ApiProperty({ example: 'لیلا رستمی', description: 'Display name' }) name: string;
}
