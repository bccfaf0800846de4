/** The mailbox pages' style sheet. */

export const STYLE = `
:root { color-scheme: light dark; --ink: light-dark(#1b1f24, #e8eaed); --dim: light-dark(#57606a, #9aa4af);
  --ground: light-dark(#f6f7f9, #14171b); --card: light-dark(#ffffff, #1d2126); --line: light-dark(#d8dde3, #343a42);
  --link: light-dark(#0b57d0, #8ab4f8); --danger: light-dark(#a61b1b, #ff8a80); }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.5 system-ui, sans-serif; }
header, main { max-width: 60rem; margin: 0 auto; padding: 1rem; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; align-items: baseline; }
h1 { font-size: 1.35rem; margin: 0; overflow-wrap: anywhere; }
h2 { font-size: 1.05rem; margin: 1.5rem 0 .5rem; }
p, dl { margin: .25rem 0; }
a { color: var(--link); }
.dim { color: var(--dim); }
.push { margin-left: auto; }
.list { list-style: none; margin: 0; padding: 0; border: 1px solid var(--line); border-radius: .5rem; overflow: hidden; background: var(--card); }
.list li + li { border-top: 1px solid var(--line); }
.list a { display: grid; grid-template-columns: 1fr auto; gap: 0 1rem; padding: .75rem 1rem; color: inherit; text-decoration: none; }
.list a:hover, .list a:focus-visible { background: var(--ground); }
.list .subject { font-weight: 400; overflow-wrap: anywhere; }
.list .unread .subject { font-weight: 700; }
.list .more { grid-column: 1 / -1; color: var(--dim); font-size: .9rem; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
time { color: var(--dim); font-size: .9rem; white-space: nowrap; }
dl { display: grid; grid-template-columns: auto 1fr; gap: .1rem .75rem; }
dt { color: var(--dim); }
dd { margin: 0; overflow-wrap: anywhere; }
nav ul { display: flex; flex-wrap: wrap; gap: .25rem 1rem; list-style: none; padding: 0; margin: 1rem 0 .5rem; }
nav a[aria-current] { color: inherit; font-weight: 700; text-decoration: none; }
iframe { width: 100%; height: 70vh; border: 1px solid var(--line); border-radius: .5rem; background: Canvas; }
pre { margin: 0; padding: 1rem; border: 1px solid var(--line); border-radius: .5rem; background: var(--card); white-space: pre-wrap; overflow-wrap: anywhere; }
button { font: inherit; padding: .4rem .9rem; border: 1px solid var(--danger); border-radius: .4rem; background: transparent; color: var(--danger); cursor: pointer; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
.empty { padding: 3rem 1rem; text-align: center; border: 1px dashed var(--line); border-radius: .5rem; }
`;
