/** A loader for the table of pages: it names the chunk and file of `import('./pages/home')` `page-home`. */
export default function namePages(source) {
  return source.replace(
    /import\((['"])\.\/pages\/([\w-]+)\1\)/g,
    'import(/* webpackChunkName: "page-$2" */ $1./pages/$2$1)',
  );
}
