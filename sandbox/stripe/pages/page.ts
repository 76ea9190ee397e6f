/** Markup that may be put into a page as it is. */
export class Html {
	readonly markup: string;
	constructor(markup: string) {
		this.markup = markup;
	}
}

type Piece = Html | string | number | null | undefined | false | readonly Piece[];

/** Everything put in is escaped, except what is Html already. */
export function html(parts: TemplateStringsArray, ...pieces: Piece[]): Html {
	return new Html(parts.reduce((markup, part, index) => markup + write(pieces[index - 1]) + part));
}

function write(piece: Piece): string {
	if (piece === null || piece === undefined || piece === false) return "";
	if (piece instanceof Html) return piece.markup;
	if (typeof piece === "object") return piece.map(write).join("");
	return String(piece)
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;");
}

/** The one stylesheet of the hosted pages. */
export const STYLE = `
:root {
	color-scheme: light dark;
	--ground: light-dark(#f6f6f4, #16181a);
	--sheet: light-dark(#ffffff, #202327);
	--ink: light-dark(#1d2125, #f1f2f3);
	--soft: light-dark(#565d64, #b3bac1);
	--line: light-dark(#767d84, #868e96);
	--accent: light-dark(#0b5c7a, #7fd0ee);
	--on-accent: light-dark(#ffffff, #08222d);
	--bad: light-dark(#a3181c, #ffb0ad);
	--note: light-dark(#fff1c9, #46380b);
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif; }
.banner { margin: 0; padding: .75rem 1rem; background: var(--note); text-align: center; font-weight: 600; }
main { max-width: 30rem; margin: 0 auto; padding: 1.5rem 1rem 3rem; }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1rem; }
h2 { font-size: 1.125rem; margin: 2rem 0 .5rem; }
section { background: var(--sheet); border-radius: .75rem; padding: 1rem 1.25rem; margin-bottom: 1.25rem; }
dl { display: grid; grid-template-columns: 1fr auto; row-gap: .5rem; margin: 0; }
dd { margin: 0; padding-inline-start: 1rem; text-align: end; font-variant-numeric: tabular-nums; }
.total { font-weight: 700; border-top: 1px solid var(--line); padding-top: .5rem; }
.soft { color: var(--soft); }
s { color: var(--soft); }
::placeholder { color: var(--soft); opacity: 1; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
label { display: block; margin-top: 1rem; font-weight: 600; }
input { width: 100%; min-height: 44px; padding: .5rem .75rem; margin-top: .25rem; font: inherit;
	color: var(--ink); background: var(--sheet); border: 1px solid var(--line); border-radius: .5rem; }
.pair { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem; }
.error { color: var(--bad); margin: .25rem 0 0; }
[aria-invalid="true"] { border-color: var(--bad); border-width: 2px; }
.actions { display: grid; gap: .75rem; margin-top: 1.5rem; }
button, .button { display: block; width: 100%; min-height: 44px; padding: .625rem 1rem; font: inherit; font-weight: 600;
	text-align: center; text-decoration: none; border: 1px solid var(--accent); border-radius: .5rem; cursor: pointer;
	background: var(--accent); color: var(--on-accent); }
.plain { background: transparent; color: var(--accent); }
a { color: var(--accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

interface PageOptions {
	title: string;
	body: Html;
}

export const STYLE_PATH = "/page.css";

/** A whole document. It never stops saying that no money moves. */
export function page({ title, body }: PageOptions): string {
	return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<p class="banner" role="note">Test payment page: no real money</p>
<main>
${body}
</main>
</body>
</html>
`.markup;
}

export function money(cents: number, currency: string): string {
	return new Intl.NumberFormat("en-US", { style: "currency", currency }).format(cents / 100);
}

/** `at` in seconds. */
export function day(at: number): string {
	return new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" }).format(at * 1_000);
}
