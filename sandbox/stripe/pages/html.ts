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
