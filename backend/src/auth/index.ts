export { AuthModule } from './auth.module.js';
export { AssigneeDto, AssigneeId } from './assignee.dto.js';
export { AccountLimit, accountRatesExtension, loginRates, type AccountRates, type Visitor } from './account-limits.js';
export { AccountService } from './account.service.js';
export { CustomerSessionDto, OwnPassword } from './account.dto.js';
export { AdminPassword, AdminSessionDto, CustomerDto, LoggedInDto } from './auth.dto.js';
export {
  AdminSessionEnded,
  CurrentPasswordWrong,
  PasswordTooCommon,
  CustomerNotFound,
  LoginRequired,
  RoleInsufficient,
  TooManyLogins,
} from './auth.errors.js';
export { companyOf, CompanyDto, noCompany, type Company } from './company.dto.js';
export { rememberCompany } from './account-company.js';
export { CustomerDetailsDto, ListedCustomerDto } from './customers.dto.js';
export {
  accessExtension,
  AdminIfAny,
  AdminOnly,
  CurrentAdmin,
  CurrentAdminIfAny,
  CurrentCaller,
  type Admin,
  type Caller,
} from './admin.js';
export { ApiKeyGuard } from './api-keys/api-key.guard.js';
export { ApiKey } from './api-keys/api-key.entity.js';
export { remotePattern } from './api-keys/api-keys.dto.js';
export { keyErrors, PersonNeeded, ScopeMissing } from './api-keys/api-keys.errors.js';
export { CurrentCustomer, CustomerIfAny, CustomerOnly } from './customer.js';
export { adminDeviceCookie, customerCookie, customerDeviceCookie, phoneCodeCookie } from './cookies.js';
export { CustomerSessionsService, rememberedMs } from './customer-sessions.service.js';
export { AdminSessionsService } from './admin-sessions.service.js';
export { AdminsService, namesOfAdmins } from './admins.service.js';
export { accessOfMethod, mayCall } from './may-call.js';
export { roles, type Area, type Role } from './roles.js';
export { scopes, scopesFor, type Scope } from './scopes.js';
export { AdminAccount, adminStates, recordedStateOf, type AdminState } from './admin.entity.js';
export { AdminLink } from './admin-link.entity.js';
export { FailedLogins } from './failed-logins.js';
export { KnownDevices } from './known-devices.service.js';
export { Passwords } from './passwords.js';
export { SessionParam } from './session-param.js';
export { hashOf, newToken } from './tokens.js';
export { AdminSession } from './admin-session.entity.js';
export { CustomerAccount, type Customer } from './customer.entity.js';
export { CustomerSession } from './customer-session.entity.js';
export { KnownDevice } from './known-device.entity.js';
export { PhoneAccountsService } from './phone-login/phone-accounts.service.js';
export { PhoneCode } from './phone-login/phone-code.entity.js';
export { PhoneCodesService } from './phone-login/phone-codes.service.js';
export { PhoneLoginDto, ProvePhoneDto } from './phone-login/phone-login.dto.js';
export { NameNeeded, PhoneCodeNeeded, PhoneCodeWrong } from './phone-login/phone-login.errors.js';
export { PasswordReset } from './password-reset.entity.js';
export { Secret } from './secret.entity.js';
