import { execFile } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { z } from "zod";
import { median } from "../measurement.ts";

/** Lighthouse's mobile settings slow the processor down this often. */
const SLOWED = 4;
/** A task longer than this keeps a press waiting (web.dev, "Total Blocking Time"). */
const LONG_MS = 50;

const traceSchema = z.object({
	traceEvents: z.array(
		z.object({
			name: z.string(),
			pid: z.number(),
			tid: z.number(),
			ts: z.number(),
			/** Processor time in microseconds. */
			tdur: z.number().optional(),
		}),
	),
});

/**
 * Milliseconds that tasks after the first paint would block a slow phone, from the processor time of the page's own thread.
 * Lighthouse counts the time on the clock, in which the browser's other threads also take their turns.
 */
export function blockedByProcessor(trace: unknown): number {
	const { traceEvents } = traceSchema.parse(trace);
	const paint = traceEvents.findLast(({ name }) => name === "firstContentfulPaint");
	if (paint === undefined) throw new Error("The record of the visit holds no first paint.");
	const { pid, tid, ts } = paint;
	const blocked = traceEvents
		.filter((event) => event.name === "RunTask" && event.pid === pid && event.tid === tid && event.ts > ts)
		.map(({ tdur = 0 }) => Math.max(0, (tdur / 1000) * SLOWED - LONG_MS));
	return blocked.reduce((sum, ms) => sum + ms, 0);
}

const LIGHTHOUSE = join(import.meta.dirname, "lighthouse/node_modules/lighthouse/cli/index.js");
export const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof CATEGORIES)[number];

const FLAGS = "--headless=new --no-sandbox --disable-gpu --no-first-run --disable-background-networking";

const reportSchema = z.object({
	categories: z.record(z.string(), z.object({ score: z.number().nullable() })),
	audits: z.record(
		z.string(),
		z.object({ score: z.number().nullable(), numericValue: z.number().optional() }),
	),
});
type Report = z.infer<typeof reportSchema> & { blockedByProcessor: number };

/** Medians of several visits of one page. Scores 0 to 100, times in milliseconds. */
export interface PageScores {
	scores: Record<Category, number>;
	/** First and largest contentful paint, total blocking time, layout shift. */
	fcp: number;
	lcp: number;
	tbt: number;
	cls: number;
	/** Total blocking time, by the processor time of the page's own thread. */
	blockedByProcessor: number;
	/** Audits of the four categories that lost points in any visit. */
	lost: string[];
}

export function hasLighthouse(): boolean {
	return existsSync(LIGHTHOUSE);
}

async function visit(url: string, chromium: string): Promise<Report> {
	const record = await mkdtemp(join(tmpdir(), "dewlight-lighthouse-"));
	try {
		await promisify(execFile)(
			process.execPath,
			[
				LIGHTHOUSE,
				url,
				// Keeps what it recorded, which holds the processor time that its report leaves out.
				`-GA=${record}`,
				"--output=json",
				`--output-path=${join(record, "report.json")}`,
				"--quiet",
				"--no-enable-error-reporting",
				`--only-categories=${CATEGORIES.join(",")}`,
				`--chrome-flags=${FLAGS}`,
			],
			{ env: { ...process.env, CHROME_PATH: chromium } },
		);
		const read = async (name: string): Promise<unknown> =>
			JSON.parse(await readFile(join(record, name), "utf8"));
		const blocked = blockedByProcessor(await read("trace.json"));
		return { ...reportSchema.parse(await read("report.json")), blockedByProcessor: blocked };
	} finally {
		await rm(record, { recursive: true, force: true });
	}
}

/** Chromium now and then misses the beginning of its own record; such a visit has no figures, and is made again, once. */
async function visitRecorded(url: string, chromium: string): Promise<Report> {
	try {
		return await visit(url, chromium);
	} catch (error) {
		if (!String(error).includes("NO_NAVSTART")) throw error;
		console.warn(`Lighthouse could not record a visit of ${url}; it is made again.`);
		return visit(url, chromium);
	}
}

/** Lighthouse's mobile settings, one visit after the other. */
export async function scorePage(url: string, visits: number, chromium: string): Promise<PageScores> {
	const reports: Report[] = [];
	for (let turn = 0; turn < visits; turn += 1) reports.push(await visitRecorded(url, chromium));
	const score = (name: Category) =>
		median(reports.map((report) => Math.round((report.categories[name]?.score ?? 0) * 100)));
	const audit = (name: string) =>
		median(reports.map((report) => report.audits[name]?.numericValue ?? Number.NaN));
	const timed = new Set(["first-contentful-paint", "largest-contentful-paint", "speed-index", "interactive"]);
	const lost = reports.flatMap(({ audits }) =>
		Object.entries(audits).filter(
			([name, { score: points }]) => points !== null && points < 1 && !timed.has(name),
		),
	);
	return {
		scores: {
			performance: score("performance"),
			accessibility: score("accessibility"),
			"best-practices": score("best-practices"),
			seo: score("seo"),
		},
		fcp: audit("first-contentful-paint"),
		lcp: audit("largest-contentful-paint"),
		tbt: audit("total-blocking-time"),
		cls: audit("cumulative-layout-shift"),
		blockedByProcessor: median(reports.map((report) => report.blockedByProcessor)),
		lost: [...new Set(lost.map(([name]) => name))].sort(),
	};
}
