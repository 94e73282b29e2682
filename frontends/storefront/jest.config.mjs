export default { preset: '@afshoreh/testing' };
