import { DAY_MS } from "@dewlight/contracts/constants.ts";
import { type Experiment, experimentSchema, experimentsAnswerSchema } from "@dewlight/contracts/progress.ts";
import type { ObservationParts } from "@dewlight/core/skin/testing/make-observation.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addPastScan } from "../../../test/factories/past-scan.ts";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { anyOf, profileCalls, profileOf } from "../../../test/factories/profile.ts";
import { getAs } from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
}, 120_000);
afterAll(() => system.close());

const { confirm, markDone, post } = profileCalls(() => system.app);
const WEEKS = 4;
const DAYS = WEEKS * 7;
const redness = (value: number): ObservationParts => ({ readings: { "redness.face": value } });
const today = () => system.services.clock.now().toISOString().slice(0, 10);

interface Life {
	/** Whether the product is checked off on a day of the test, counted from 0; missing where nothing is ever ticked. */
	uses?: (day: number) => boolean;
	/** The three photos before it. */
	before?: ObservationParts;
	/** The photo at the end; missing where none is taken. */
	after?: ObservationParts;
	/** Days on which a photo like that at the end is taken before it. */
	seen?: number[];
	stopsOn?: number;
	/** Days after the date on which the verdict is read. */
	late?: number;
}

/** Four weeks of one person with one product, from the baseline to whatever end their days lead to. */
async function live(
	{ uses, before = redness(12), after, seen = [], stopsOn, late = 0 }: Life,
	choose = ownSerum,
): Promise<Experiment> {
	const person = await welcomePerson(system);
	for (const daysAgo of [20, 10, 1]) await addPastScan(system, person, { daysAgo, ...before });
	const { step, product } = await choose(person);
	expect((await confirm(person, step, product)).statusCode).toBe(200);
	const { id } = experimentSchema.parse(
		(
			await post("/api/experiments", person, {
				product_id: product.id,
				product_name: "My serum",
				metric: "redness",
				weeks: WEEKS,
			})
		).json(),
	);
	await post(`/api/experiments/${id}/begin`, person);
	for (let day = 0; day < DAYS; day += 1) {
		if (day === stopsOn) await post(`/api/experiments/${id}/stop`, person);
		if (after && seen.includes(day)) await addPastScan(system, person, { daysAgo: 0, ...after });
		const used = uses?.(day);
		if (used !== undefined) await markDone(person, today(), [used ? step : "morning_cleanser"]);
		system.devClock?.advance(DAY_MS);
	}
	for (let day = 0; day <= late; day += 1) {
		// Who comes by now and then stays signed in.
		if (day % 7 === 0) await getAs(system, person, "/api/me");
		system.devClock?.advance(DAY_MS);
	}
	if (after) await addPastScan(system, person, { daysAgo: 0, ...after });
	const answer = (await getAs(system, person, "/api/experiments")).json();
	const [ended] = experimentsAnswerSchema.parse(answer).experiments;
	if (!ended) throw new Error("The experiment is not listed.");
	return ended;
}

async function ownSerum(_person: Person) {
	return { step: "night_serum", product: { id: anyOf("serum").id } };
}

/** A treatment that the plan picked and that takes longer than the test. */
async function slowPick(person: Person) {
	await post("/api/profile", person, { issues: ["acne"] });
	const { care_plan } = await profileOf(system, person);
	for (const part of ["morning", "night"] as const) {
		for (const [key, step] of Object.entries(care_plan?.[part] ?? {})) {
			if (step.product && (step.works_from_weeks ?? 0) > WEEKS)
				return { step: `${part}_${key}`, product: { id: step.product.id } };
		}
	}
	throw new Error("The plan has no treatment that takes longer than the test.");
}

/** What a plan answers with a treatment of many weeks. */
const SPOTTED: ObservationParts = { readings: { "redness.face": 12, "inflamed_spots.face": 20 } };

const every = () => true;

test.each<[string, Life, Partial<Experiment>, RegExp]>([
	["eased", { uses: every, after: redness(2) }, { state: "done", verdict: "better" }, /on 28 of 28 days\.$/],
	[
		"worse",
		{ uses: every, after: redness(30), seen: [18, 23] },
		{ state: "done", verdict: "worse" },
		/on 28 of 28 days\.$/,
	],
	[
		"the same",
		{ uses: every, after: redness(12) },
		{ state: "done", verdict: "no_change" },
		/28 of 28 days\.$/,
	],
	[
		"worse in one photo",
		{ uses: every, after: redness(30) },
		{ state: "done", verdict: "no_change" },
		/^Not sure yet/,
	],
	[
		"used on every fourth day",
		{ uses: (day) => day % 4 === 0, after: redness(2) },
		{ state: "done", verdict: null, change: null },
		/^Nothing can be said yet about .*on 7 of 28 days\. That is too little to say anything of it\.$/,
	],
	["never ticked", { after: redness(2) }, { state: "done", verdict: "better" }, /so nobody knows\.$/],
	["no photo yet", { uses: every }, { state: "done", verdict: null, next: null }, /^The date has come\./],
	[
		"no photo at all",
		{ uses: every, late: 40 },
		{ state: "done", verdict: null },
		/no scan to judge it with/,
	],
	[
		"other light",
		{ uses: every, after: { ...redness(2), photo: { colour_cast: 0.8 } } },
		{ state: "done", verdict: null },
		/differ in color of the light/,
	],
	[
		"stopped",
		{ uses: every, stopsOn: 9, after: redness(2) },
		{ state: "stopped", verdict: null },
		/^You stopped/,
	],
])("a person with one product for four weeks: %s", async (_end, life, expected, sentence) => {
	const ended = await live(life);
	expect(ended).toMatchObject(expected);
	expect(ended.sentence).toMatch(sentence);
});

test("a treatment that takes longer than the test is not called useless", async () => {
	const ended = await live({ uses: every, before: SPOTTED, after: SPOTTED }, slowPick);
	expect(ended).toMatchObject({ state: "done", verdict: null });
	expect(ended.sentence).toMatch(
		/^Nothing can be said yet about .*needs about \d+ before it can show anything\.$/,
	);
	expect(ended.next).toContain("more weeks");
});
