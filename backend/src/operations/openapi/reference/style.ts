export const referenceStyle = `
:root { color-scheme: light dark; --ground: light-dark(#fff, #16130f); --text: light-dark(#231f1a, #ece6dd);
  --quiet: light-dark(#635b50, #b3a99b); --line: light-dark(#e4ddd3, #3a342c); --soft: light-dark(#f7f3ed, #211d18); --link: light-dark(#8a2c1c, #f2a48f); }
* { box-sizing: border-box; }
html { scroll-padding-block-start: 7.5rem; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.6 Vazirmatn, system-ui, sans-serif; overflow-wrap: anywhere; }
a { color: var(--link); }
h1 { margin: 0; font-size: 1.1rem; }
h2 { margin-block: 3rem 1rem; font-size: 1.6rem; border-block-end: 2px solid var(--line); }
h3 { margin-block: 0 .5rem; font-size: 1.05rem; }
h3 a, h1 a { color: inherit; text-decoration: none; }
header { position: sticky; inset-block-start: 0; z-index: 1; display: flex; flex-wrap: wrap; align-items: center; gap: .25rem 1.25rem;
  padding: .6rem 1rem; background: var(--ground); border-block-end: 1px solid var(--line); }
header p { margin: 0; }
header p a, nav a, .entries a { display: inline-block; padding-block: .25rem; }
nav a, .entries a { text-decoration: none; }
nav a:hover, .entries a:hover { text-decoration: underline; }
[hidden] { display: none !important; }
.filter { display: flex; align-items: center; gap: .5rem; margin-inline-start: auto; }
.filter input { min-block-size: 44px; inline-size: min(20rem, 60vw); padding-inline: .75rem; font: inherit; color: inherit; background: var(--soft);
  border: 1px solid var(--quiet); border-radius: 8px; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 1rem; margin: 0; padding: .5rem 1rem; list-style: none; }
main { padding: 0 1rem 6rem; }
article { margin-block: 0 1.25rem; padding: 1rem; background: var(--soft); border: 1px solid var(--line); border-radius: 12px; }
article:target, tr:target { outline: 3px solid var(--link); outline-offset: -1px; }
article h3:not(:first-child) { margin-block-start: 1.5rem; }
.entries { margin: 0 0 1.5rem; padding: 0; list-style: none; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; font-size: .875em; }
code { direction: ltr; unicode-bidi: isolate; }
pre { margin-block: .5rem; padding: .75rem; max-block-size: 30rem; overflow: auto; direction: ltr; text-align: start; background: var(--ground); border: 1px solid var(--line); border-radius: 8px; overflow-wrap: normal; }
i, .answers th { color: var(--quiet); font-style: normal; font-weight: normal; font-size: .875em; }
.method { display: inline-block; min-inline-size: 3.6em; font-size: .8rem; font-weight: 700; color: light-dark(#1f6236, #8fd6a6); }
.put, .patch { color: light-dark(#7a4d00, #f0c674); }
.post { color: light-dark(#17558a, #8cc4f2); }
.delete { color: light-dark(#a11d2b, #ff9aa2); }
table { inline-size: 100%; margin-block: .75rem; border-collapse: collapse; table-layout: fixed; }
th, td { padding: .4rem .5rem; text-align: start; vertical-align: top; border-block-start: 1px solid var(--line); }
td p, li p { margin: 0; }
.answers th { inline-size: 5rem; }
.example { color: var(--quiet); }
@media (max-width: 640px) {
  nav ul { flex-wrap: nowrap; overflow-x: auto; white-space: nowrap; }
  nav a { padding-block: .6rem; }
  .filter { inline-size: 100%; } .filter input { flex: 1; }
  .entries a { padding-block: .6rem; }
  table, tbody, tr, th, td { display: block; } thead { display: none; }
  td { padding-block-start: 0; border: 0; }
  html { scroll-padding-block-start: 1rem; } header { position: static; }
}
@media (min-width: 1100px) {
  body { display: grid; grid-template-columns: 15rem minmax(0, 1fr); column-gap: 1.5rem; align-content: start; }
  html { scroll-padding-block-start: 5rem; }
  main { max-inline-size: 62rem; }
  header { grid-column: 1 / -1; }
  nav { position: sticky; inset-block-start: 4.5rem; align-self: start; max-block-size: calc(100vh - 4.5rem); overflow-y: auto; }
  nav ul { display: block; }
}
`;

/** The filter: without this script the page is read and searched as it is. */
export const referenceScript = `
const field = document.querySelector('#filter');
const found = document.querySelectorAll('[data-find]');
function filter() {
  const words = field.value.toLowerCase().split(/\\s+/).filter(Boolean);
  for (const each of found) each.hidden = !words.every((word) => each.dataset.find.includes(word));
  for (const section of document.querySelectorAll('section')) section.hidden = !section.querySelector('[data-find]:not([hidden])');
  document.querySelector('#nothing').hidden = !!document.querySelector('section:not([hidden])');
}
field.closest('label').hidden = false;
field.addEventListener('input', filter);
addEventListener('hashchange', () => {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  if (!target?.closest('[hidden]')) return;
  field.value = '';
  filter();
  target.scrollIntoView();
});
`;
