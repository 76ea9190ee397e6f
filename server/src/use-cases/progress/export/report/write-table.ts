import { printable, REPORT_FONTS } from "./printable.ts";

export interface Table {
	columns: readonly { head: string; width: number | "*" }[];
	rows: readonly (readonly string[])[];
}

export const TABLE_SIZE = 7.5;
const PADDING = 3;
const LINE = "#b9b2ab";
const HEAD_FILL = "#f0ece7";
/** Borders and rounding: a row that fits by less than this begins the next page. */
const SLACK = 4;

type Doc = PDFKit.PDFDocument;

/** A table whose heads stand again on every page it goes over. */
export function writeTable(doc: Doc, { columns, rows }: Table, ink: string): void {
	doc.font(REPORT_FONTS.plain).fontSize(TABLE_SIZE);
	const heads = columns.map(({ head }) => printable(head));
	const cells = rows.map((row) => row.map(printable));
	const widths = widthsOf(doc, columns);
	const heightOf = (row: readonly string[]) =>
		2 * PADDING +
		Math.max(...row.map((text, at) => doc.heightOfString(text, { width: (widths[at] ?? 0) - 2 * PADDING })));
	const headHeight = withBold(doc, () => heightOf(heads));
	const bottom = doc.page.height - doc.page.margins.bottom - SLACK;

	const [first] = cells;
	if (first !== undefined && doc.y + headHeight + heightOf(first) > bottom) doc.addPage();
	let table = beginTable(doc, columns, heads, ink);
	for (const row of cells) {
		if (doc.y + heightOf(row) > bottom) {
			table.end();
			doc.addPage();
			table = beginTable(doc, columns, heads, ink);
		}
		table.row(row.map((text) => ({ text })));
	}
	table.end();
}

function beginTable(
	doc: Doc,
	columns: Table["columns"],
	heads: readonly string[],
	ink: string,
): PDFKit.Mixins.PDFTableObject {
	doc.font(REPORT_FONTS.plain).fontSize(TABLE_SIZE);
	const options: PDFKit.Mixins.TableOptions & { structParent: Doc } = {
		structParent: doc,
		position: { x: doc.page.margins.left, y: doc.y },
		columnStyles: columns.map(({ width }) => ({ width })),
		defaultStyle: { border: 0.5, borderColor: LINE, padding: PADDING, textColor: ink },
	};
	const font = { src: REPORT_FONTS.bold, size: TABLE_SIZE };
	return doc
		.table(options)
		.row(heads.map((text) => ({ text, type: "TH", backgroundColor: HEAD_FILL, font })));
}

function widthsOf(doc: Doc, columns: Table["columns"]): number[] {
	const { width, margins } = doc.page;
	const fixed = columns.reduce((sum, column) => sum + (column.width === "*" ? 0 : column.width), 0);
	const stars = columns.filter((column) => column.width === "*").length;
	const star = (width - margins.left - margins.right - fixed) / Math.max(1, stars);
	return columns.map((column) => (column.width === "*" ? star : column.width));
}

function withBold<T>(doc: Doc, measure: () => T): T {
	doc.font(REPORT_FONTS.bold);
	const measured = measure();
	doc.font(REPORT_FONTS.plain);
	return measured;
}
