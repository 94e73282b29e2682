/** A loader for the table of pages: the chunk of `import('./pages/home')` is called `page-home`, in the names of files as well. */
export default function namePages(source) {
  return source.replace(
    /import\((['"])\.\/pages\/([\w-]+)\1\)/g,
    'import(/* webpackChunkName: "page-$2" */ $1./pages/$2$1)',
  );
}
