import PDFDocument from "pdfkit";
import { printable, REPORT_FONTS } from "./printable.ts";

export const NOT_MEASURABLE = "not measurable";

/** "2026-03-01", in UTC. */
export function shortDate(date: Date | string): string {
	return (typeof date === "string" ? date : date.toISOString()).slice(0, 10);
}

const MARGIN = 48;
const BODY_SIZE = 9.5;
const HEADING_SIZES = { H1: 18, H2: 13, H3: 10.5 } as const;
/** A heading is never the last thing on a page. */
const ROOM_AFTER_HEADING = 90;
const INK = "#1d1b1a";

/** A tagged document: headings, paragraphs, lists and tables are real structure, so a screen reader can walk it. */
export class PageWriter {
	readonly #doc: PDFKit.PDFDocument;
	constructor({ title, author, writtenAt }: { title: string; author: string; writtenAt: Date }) {
		this.#doc = new PDFDocument({
			size: "A4",
			margin: MARGIN,
			pdfVersion: "1.7",
			tagged: true,
			lang: "en-US",
			displayTitle: true,
			bufferPages: true,
			font: REPORT_FONTS.plain,
			info: { Title: title, Author: author, CreationDate: writtenAt },
		});
		this.#doc.fontSize(BODY_SIZE).fillColor(INK);
	}

	get stream(): PDFKit.PDFDocument {
		return this.#doc;
	}

	heading(level: keyof typeof HEADING_SIZES, text: string): void {
		const doc = this.#doc;
		if (doc.y > doc.page.height - MARGIN - ROOM_AFTER_HEADING) doc.addPage();
		if (level !== "H1") doc.moveDown(level === "H2" ? 1 : 0.5);
		this.#structured(level, () => {
			doc.font(REPORT_FONTS.bold).fontSize(HEADING_SIZES[level]).text(printable(text), MARGIN);
		});
		doc.font(REPORT_FONTS.plain).fontSize(BODY_SIZE).moveDown(0.3);
	}

	paragraph(text: string): void {
		this.#structured("P", () => this.#doc.text(printable(text), MARGIN, undefined, { lineGap: 1.5 }));
		this.#doc.moveDown(0.4);
	}

	list(items: readonly string[]): void {
		const doc = this.#doc;
		const list = doc.struct("L");
		doc.addStructure(list);
		for (const item of items) {
			const body = doc.struct("LBody", {}, [
				() => {
					doc.text(`• ${printable(item)}`, MARGIN, undefined, { lineGap: 1.5 });
				},
			]);
			list.add(doc.struct("LI", {}, [body]));
		}
		list.end();
		doc.moveDown(0.4);
	}

	table(table: Table): void {
		const doc = this.#doc;
		writeTable(doc, table, INK);
		doc.font(REPORT_FONTS.plain).fontSize(BODY_SIZE);
		doc.x = MARGIN;
		doc.moveDown(0.6);
	}

	/** Numbers the pages and ends the document. */
	end(footer: string): void {
		const doc = this.#doc;
		const { start, count } = doc.bufferedPageRange();
		for (let page = start; page < start + count; page++) {
			doc.switchToPage(page);
			doc.page.margins.bottom = 0;
			doc.markContent("Artifact", { type: "Pagination" });
			doc
				.fontSize(TABLE_SIZE)
				.text(`${footer} Page ${page - start + 1} of ${count}`, MARGIN, doc.page.height - MARGIN / 1.5, {
					lineBreak: false,
				});
			doc.endMarkedContent();
		}
		doc.end();
	}

	#structured(tag: string, write: () => void): void {
		this.#doc.addStructure(this.#doc.struct(tag, {}, [write]));
	}
}

/** What a report is composed on: pages, or the parts of a screen. */
export type ReportPaper = Pick<PageWriter, "heading" | "paragraph" | "list" | "table">;

interface Table {
	columns: readonly { head: string; width: number | "*" }[];
	rows: readonly (readonly string[])[];
}

const TABLE_SIZE = 7.5;
const PADDING = 3;
const LINE = "#b9b2ab";
const HEAD_FILL = "#f0ece7";
/** Borders and rounding: a row that fits by less than this begins the next page. */
const SLACK = 4;

type Doc = PDFKit.PDFDocument;

/** A table whose heads stand again on every page it goes over. */
function writeTable(doc: Doc, { columns, rows }: Table, ink: string): void {
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
