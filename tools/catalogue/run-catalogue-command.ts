import { createReadStream, createWriteStream } from "node:fs";
import { resolve } from "node:path";
import { finished } from "node:stream/promises";
import {
	type CatalogueFault,
	checkCatalogue,
	type ImportSummary,
	importCatalogue,
	UnreadableFile,
} from "@dewlight/server/use-cases/catalogue/index.ts";
import type { Context, OperatorActor } from "@dewlight/server/use-cases/context.ts";
import { UsageError } from "../parse-words.ts";
import type { CatalogueArguments } from "./catalogue-arguments.ts";

type Import = Extract<CatalogueArguments, { command: "import" }>;
type Check = Extract<CatalogueArguments, { command: "check" }>;

const PROGRESS_ROWS = 10_000;
const SHOWN_REASONS = 20;
const MOST_KINDS = 100;

export function runCommand(
	ctx: Context<OperatorActor>,
	asked: CatalogueArguments,
	write: (line: string) => void,
): Promise<string> {
	return asked.command === "import" ? runImport(ctx, asked, write) : runCheck(ctx, asked);
}

/** npm moves into the repository before it runs a script; the person's own folder is in INIT_CWD. */
function fromCaller(path: string): string {
	const { npm_lifecycle_event: script, INIT_CWD: home } = process.env;
	return resolve(script === "catalogue" && home ? home : process.cwd(), path);
}

async function runImport(
	ctx: Context<OperatorActor>,
	asked: Import,
	write: (line: string) => void,
): Promise<string> {
	const bytes = createReadStream(fromCaller(asked.file));
	await opened(bytes, asked.file);
	const report = createWriteStream(fromCaller(asked.rejected));
	report.write("line,reason\n");
	const reasons = new Map<string, number>();
	let told = 0;
	try {
		const summary = await importCatalogue({
			ctx,
			input: {
				bytes,
				format: asked.format,
				source: asked.source,
				async onRejected({ line, reason }) {
					const kind = reason.replace(/,? (?:as line \d+|").*$/, "");
					const counted = reasons.has(kind) || reasons.size < MOST_KINDS ? kind : "other reasons";
					reasons.set(counted, (reasons.get(counted) ?? 0) + 1);
					const open = report.write(`${line},"${reason.replaceAll('"', '""')}"\n`);
					if (!open) await new Promise<void>((drained) => report.once("drain", () => drained()));
				},
				onProgress(read) {
					if (read - told < PROGRESS_ROWS) return;
					told = read;
					write(`${read} rows read`);
				},
			},
		});
		return describeImport(summary, reasons, asked);
	} catch (error) {
		if (error instanceof UnreadableFile) throw new UsageError(error.message);
		throw error;
	} finally {
		report.end();
		await finished(report);
	}
}

/** A file that cannot be opened is the caller's matter; what happens while reading is not. */
async function opened(stream: ReturnType<typeof createReadStream>, file: string): Promise<void> {
	await new Promise<void>((ready, fail) => {
		stream.once("open", () => ready());
		stream.once("error", (error) => fail(new UsageError(`Cannot read ${file}: ${error.message}.`)));
	});
}

function describeImport(summary: ImportSummary, reasons: ReadonlyMap<string, number>, asked: Import): string {
	const { read, inserted, changed, unchanged, rejected, aged, encoding, layout, ignored } = summary;
	const most = [...reasons].toSorted((a, b) => b[1] - a[1]).slice(0, SHOWN_REASONS);
	const columns = layout === "open_beauty_facts" ? ", columns of Open Beauty Facts" : "";
	return [
		`${read} rows read as ${asked.format}, ${encoding}${columns}`,
		`${inserted} new, ${changed} changed, ${unchanged} unchanged, ${rejected} rejected`,
		...(aged > 0 ? [`${aged} rows are newly old, or no longer, beside the newest month`] : []),
		...(ignored.length > 0 ? [`columns not read: ${ignored.slice(0, SHOWN_REASONS).join(", ")}`] : []),
		...most.map(([reason, count]) => `  ${count} x ${reason}`),
		...(rejected > 0 ? [`every rejected row with its line: ${asked.rejected}`] : []),
	].join("\n");
}

const FAULT_WORDS: Record<CatalogueFault, string> = {
	stale_price: "old price or listing",
	stale_ingredients: "old ingredient list",
	no_price: "no price",
	no_link: "no link",
	bad_link: "link that leads nowhere",
	no_rating_month: "rating without a month",
};
const SHOWN_FAULTS = 5;

async function runCheck(ctx: Context<OperatorActor>, { months, all }: Check): Promise<string> {
	const found = new Map<CatalogueFault, string[]>();
	const { products, newest, counts } = await checkCatalogue({
		ctx,
		input: {
			...(months !== null && { months }),
			onFault({ id, fault, detail }) {
				const lines = found.get(fault) ?? [];
				found.set(fault, lines);
				if (all || lines.length < SHOWN_FAULTS) lines.push(`  ${id}: ${detail}`);
			},
		},
	});
	const faults = Object.entries(FAULT_WORDS) as [CatalogueFault, string][];
	return [
		`${products} products, newest month ${newest ?? "none"}`,
		...faults.flatMap(([fault, words]) => {
			const lines = found.get(fault) ?? [];
			const more = counts[fault] - lines.length;
			return [`${counts[fault]} x ${words}`, ...lines, ...(more > 0 ? [`  and ${more} more`] : [])];
		}),
	].join("\n");
}
