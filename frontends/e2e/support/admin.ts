/** The first admin of the tested site, whose database exists for one run only. */
export const admin = { username: 'karshenas', password: 'anar-sib-angoor-1404' };
