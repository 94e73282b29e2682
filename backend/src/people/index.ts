export { Company, companyTermsOf, CompanySearchTerm } from './company.entity.js';
export { codeOf, upsertPerson, movePerson, notMerged, releasePhone, setRoot } from './known-people.js';
export { indexPerson } from './person-terms.js';
export { recordsOf, type RecordOwners } from './record-owners.js';
export { type TransferredData, Person, PersonNote, PersonSearchTerm, PersonTag, StaffNote } from './person.entity.js';
