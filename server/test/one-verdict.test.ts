import { randomUUID } from "node:crypto";
import { DAY_MS } from "@dewlight/contracts/constants.ts";
import {
	comparisonSchema,
	experimentsAnswerSchema,
	progressAnswerSchema,
} from "@dewlight/contracts/progress.ts";
import { type Checkin, checkinSchema, checkinTileSchema } from "@dewlight/contracts/scans.ts";
import { displayNumber } from "@dewlight/core/skin/metric-words.ts";
import { groupChanges } from "@dewlight/core/skin/progress-copy.ts";
import { summarizeProgress } from "@dewlight/core/skin/summarize-progress.ts";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listEarlierReports, listReportsBack } from "#db/queries/reports.ts";
import { experiments } from "#db/schema/index.ts";
import { progressCopy, verdictWords } from "../../web/app/features/progress/copy.ts";
import { changeWords } from "../../web/app/features/timeline/change-words.ts";
import { chatCalls, textOf } from "./factories/chat.ts";
import { addPastScan, putOnPlan } from "./factories/past-scan.ts";
import { type Person, welcomePerson } from "./factories/person.ts";
import { getAs } from "./factories/scan.ts";
import { startSystem, type TestSystem } from "./harness/start-system.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

const ID = "redness.face";
type Told = { number: string; verdict: string };
type Summary = NonNullable<Checkin["analysis_result"]["progress_summary"]>;

/** Redness of the whole face on these days before now, everything else of the face calm. */
async function personOf(days: readonly number[], values: readonly number[]) {
	const person = await welcomePerson(system);
	await putOnPlan(system, person, "pro");
	const ids: number[] = [];
	for (const [at, daysAgo] of days.entries()) {
		ids.push(await addPastScan(system, person, { daysAgo, readings: { [ID]: values[at] ?? 0 } }));
	}
	return { person, ids };
}

function inSummary(summary: Summary | null | undefined): Told {
	const change = summary?.changes.find(({ metric_id }) => metric_id === ID);
	if (change === undefined) throw new Error("The report says nothing of redness.");
	return { number: displayNumber("redness", change.detectable), verdict: change.verdict };
}

/** "A difference under 4.6 can come from the photo alone." */
function inWords(text: string | null | undefined, verdict: string): Told {
	const [, number] = /difference under (\d+\.\d)/.exec(text ?? "") ?? [];
	return { number: number ?? "none", verdict };
}

async function read(person: Person, url: string) {
	const answer = await getAs(system, person, url);
	expect(answer.statusCode, url).toBe(200);
	return answer;
}

/** What the two pages with a person's progress say of the pair, as words on the screen. */
function onScreen(summary: Summary): string[] {
	const groups = groupChanges(summary.changes);
	expect(groups.map(({ sentence }) => sentence)).toEqual([
		...summary.improvements,
		...summary.regressions,
		...summary.not_sure_yet,
	]);
	return changeWords(summary).map(({ text }) => text);
}

async function live(person: Person, id: number): Promise<Summary> {
	const { db } = system.services.store;
	const [report] = await listReportsBack(db, person.id, { oldestId: id, newestId: id, earlier: 0 });
	if (report === undefined) throw new Error("There is no such report.");
	const earlier = await listEarlierReports(db, { userId: person.id, beforeId: id }, 12);
	return summarizeProgress(report, earlier, report.created_at);
}

async function everywhere(person: Person, [before, after]: [number, number]): Promise<Record<string, Told>> {
	const report = checkinSchema.parse((await read(person, `/api/checkins/${after}`)).json());
	const tiles = checkinTileSchema.array().parse((await read(person, "/api/checkins?limit=100")).json());
	const tile = tiles.find(({ id }) => id === after);
	const series = progressAnswerSchema
		.parse((await read(person, "/api/progress")).json())
		.series.find(({ metric_id }) => metric_id === ID);
	const compareUrl = `/api/progress/compare?before=${before}&after=${after}`;
	const slider = comparisonSchema.parse((await read(person, compareUrl)).json());
	const asked = await chatCalls(() => system.app).send(person, "is my redness better since last time?");
	const answer = textOf(asked.body);
	const json = (await read(person, "/api/checkins/export?format=json")).json();
	const csv = (await read(person, "/api/checkins/export?format=csv")).body;
	const pdf = await getDocumentProxy(
		new Uint8Array((await read(person, "/api/checkins/export?format=pdf")).rawPayload),
	);
	const { text } = await extractText(pdf, { mergePages: true });
	const printed = /Whole face .*? under (\d+\.\d) (no clear change|better|worse)/.exec(
		text.replaceAll(/\s+/g, " "),
	);
	const archived = report.analysis_result.progress_summary;
	if (archived === null || series === undefined || tile === undefined) throw new Error("Nothing is told.");
	expect(csv.split("\r\n")[0]).not.toMatch(/verdict|detectable/);
	const words = { better: "1 better", worse: "1 worse", no_change: "No clear change" };
	const { verdict } = inSummary(archived);
	const pill = words[verdict as keyof typeof words];
	expect(onScreen(archived)).toEqual([pill]);
	expect(changeWords(tile.checkin_summary.progress_summary).map((word) => word.text)).toEqual([pill]);
	expect(verdictWords(series)).toBe(progressCopy.trends.verdicts[series.verdict]);
	expect(slider.sentence).toContain(archived.overall_assessment.split(".")[0] ?? "");
	return {
		live: inSummary(await live(person, after)),
		report: inSummary(archived),
		tile: inSummary(tile.checkin_summary.progress_summary),
		chart: { number: displayNumber("redness", series.detectable ?? 0), verdict: series.verdict },
		chartNumbers: inWords(series.numbers, series.verdict),
		slider: verdict === "no_change" ? inSummary(archived) : inWords(slider.numbers.join(" "), verdict),
		chat: inWords(
			answer,
			/eased/.test(answer) ? "better" : /^(?!.*Not sure yet).*rose/s.test(answer) ? "worse" : "no_change",
		),
		json: inSummary(json.checkins[0].analysis_result.progress_summary),
		pdf: {
			number: printed?.[1] ?? "none",
			verdict: printed?.[2]?.replace("no clear change", "no_change") ?? "none",
		},
	};
}

function expectOneAnswer(told: Record<string, Told>, verdict: string) {
	const [first] = Object.values(told);
	expect(first?.verdict).toBe(verdict);
	for (const [place, one] of Object.entries(told)) expect(one, place).toEqual(first);
}

test.each([
	["clear", [12, 2], "better"],
	["worse in one photo alone", [2, 12], "no_change"],
	["turned for the worse, which two photos say", [2, 12, 12.4], "worse"],
	["within what photos do", [5, 4.6], "no_change"],
] as const)(
	"of a few scans, %s, every page, the chat and every file tell one number and one verdict",
	async (_, values, verdict) => {
		const { person, ids } = await personOf(values.length === 3 ? [40, 20, 1] : [40, 1], values);
		expectOneAnswer(await everywhere(person, [ids[0] ?? 0, ids.at(-1) ?? 0]), verdict);
	},
);

test("of a year of scans, whose own noise is known, so do they, although the stored report says something else", async () => {
	const days = Array.from({ length: 12 }, (_, month) => 331 - month * 30);
	const values = days.map((_, month) => 12 - 0.8 * month + (month % 2) * 0.2);
	const { person, ids } = await personOf(days, values);
	const told = await everywhere(person, [ids[0] ?? 0, ids.at(-1) ?? 0]);
	expectOneAnswer(told, "better");
	const usual = await personOf([331, 1], [values[0] ?? 0, values.at(-1) ?? 0]);
	const [first, last] = usual.ids;
	const pair = await everywhere(usual.person, [first ?? 0, last ?? 0]);
	expect(Number(told.report?.number)).toBeLessThan(Number(pair.report?.number));
});

test("a test of one product over the same six scans says what the chart says", async () => {
	const { person, ids } = await personOf([70, 60, 50, 20, 10, 1], [12, 11.6, 12.2, 3, 2.6, 3.1]);
	const at = (daysAgo: number) => new Date(system.services.clock.now().getTime() - daysAgo * DAY_MS);
	await system.services.store.db.insert(experiments).values({
		id: randomUUID(),
		userId: person.id,
		productName: "Azelaic gel",
		metric: "redness",
		weeks: 4,
		startedAt: at(36),
		changedAt: at(35),
	});
	const told = await everywhere(person, [ids[0] ?? 0, ids.at(-1) ?? 0]);
	const [tried] = experimentsAnswerSchema.parse((await read(person, "/api/experiments")).json()).experiments;
	expectOneAnswer(
		{
			...told,
			experiment: { number: displayNumber("redness", tried?.band ?? 0), verdict: tried?.verdict ?? "none" },
			experimentNumbers: inWords(tried?.numbers, tried?.verdict ?? "none"),
		},
		"better",
	);
});
