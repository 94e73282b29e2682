/** The first admin of the system under test (D14). Its database lives for one run only. */
export const admin = { username: 'karshenas', password: 'anar-sib-angoor-1404' };
