import { limitSchema } from "@dewlight/contracts/errors.ts";
import { STARTER_CATALOGUE } from "@dewlight/core/products/catalogue/starter-catalogue.ts";
import { MORNING_STEPS, NIGHT_STEPS, WEEKLY_STEPS } from "@dewlight/core/routine/care-plan.ts";
import { eq } from "drizzle-orm";
import { extractText, getDocumentProxy } from "unpdf";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditLog, confirmedProducts, ownProducts, users } from "#db/schema/index.ts";
import { addPastScan, putOnPlan } from "../../../test/factories/past-scan.ts";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { getAs } from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true });
});
afterAll(() => system.close());

const FORMATS = ["csv", "json", "pdf"] as const;
const NOTE = 'Żółć, ελιά, зуд, naïve 🌿\nsecond line; "quoted", 皮膚';

async function proPerson(): Promise<Person> {
	const person = await welcomePerson(system);
	await putOnPlan(system, person, "pro");
	return person;
}

async function exported(person: Person, format: string) {
	return getAs(system, person, `/api/checkins/export?format=${format}`);
}

/** Fields of a CSV text by RFC 4180. */
function parseCsv(text: string): string[][] {
	const rows: string[][] = [];
	const field = /("(?:[^"]|"")*"|[^,\r\n]*)(,|\r\n|$)/gy;
	let row: string[] = [];
	for (const [, raw = "", end] of text.matchAll(field)) {
		row.push(raw.startsWith('"') ? raw.slice(1, -1).replaceAll('""', '"') : raw);
		if (end === ",") continue;
		if (row.length > 1) rows.push(row);
		row = [];
	}
	return rows;
}

async function readPdf(bytes: Buffer) {
	const document = await getDocumentProxy(new Uint8Array(bytes));
	const { text } = await extractText(document, { mergePages: true });
	const { info } = await document.getMetadata();
	return { document, info, text: text.replaceAll(/\s+/g, " ") };
}

test.each(FORMATS)(
	"%s comes as a file of its own name and kind, kept by nobody, and is audited",
	async (format) => {
		const person = await proPerson();
		await addPastScan(system, person, { daysAgo: 3 });
		const answer = await exported(person, format);
		expect(answer.statusCode).toBe(200);
		const date = system.services.clock.now().toISOString().slice(0, 10);
		expect(answer.headers["content-disposition"]).toBe(
			`attachment; filename="dewlight-timeline-${date}.${format}"`,
		);
		expect(answer.headers["cache-control"]).toBe("no-store");
		expect(answer.headers["content-type"]).toContain({ csv: "text/csv", json: "json", pdf: "pdf" }[format]);
		const rows = await system.services.store.db.select().from(auditLog).where(eq(auditLog.userId, person.id));
		expect(rows.find(({ action }) => action === "timeline.exported")?.details).toEqual({ format });
	},
);

test("admin exports too; trial, Plus and Free are pointed to the upgrade and nothing is audited", async () => {
	const person = await welcomePerson(system);
	const refused = async () => {
		for (const format of FORMATS) {
			const answer = await exported(person, format);
			expect(answer.statusCode).toBe(403);
			expect(answer.headers["x-trigger-event"]).toBe("upgradeNeeded");
			expect(limitSchema.parse(answer.json())).toMatchObject({
				detail: "upgrade_needed",
				limit_type: "history",
			});
		}
	};
	await refused();
	for (const plan of ["plus", null] as const) {
		await putOnPlan(system, person, plan);
		await refused();
	}
	const rows = await system.services.store.db.select().from(auditLog).where(eq(auditLog.userId, person.id));
	expect(rows.map(({ action }) => action)).not.toContain("timeline.exported");
	await putOnPlan(system, person, "admin");
	expect((await exported(person, "csv")).statusCode).toBe(200);
});

test("csv is asked for when no format is named; an unknown one is refused; a visitor has to log in", async () => {
	const person = await proPerson();
	const plain = await getAs(system, person, "/api/checkins/export");
	expect(plain.headers["content-type"]).toContain("text/csv");
	for (const query of ["format=xml", "format=", "format=csv&format=pdf", "format=%00"]) {
		expect((await getAs(system, person, `/api/checkins/export?${query}`)).statusCode, query).toBe(400);
	}
	expect((await system.app.inject({ url: "/api/checkins/export" })).statusCode).toBe(401);
});

test("csv has one row per scan and metric of the person's own scans, with any note as written", async () => {
	const [person, other] = [await proPerson(), await proPerson()];
	const id = await addPastScan(system, person, {
		daysAgo: 500,
		note: NOTE,
		readings: { "redness.nose": -1.5, "pores.nose": null },
	});
	const second = await addPastScan(system, person, { daysAgo: 2 });
	await addPastScan(system, other, { daysAgo: 1, note: "of the other person" });
	const { body, rawPayload } = await exported(person, "csv");
	expect([...rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
	const [head = [], ...rows] = parseCsv(body.replace(/^\ufeff/, ""));
	expect(head.slice(0, 3)).toEqual(["checkin_id", "taken_at", "skin_type"]);
	expect(new Set(rows.map((row) => row.length))).toEqual(new Set([head.length]));
	const cell = (row: string[] | undefined, name: string) => row?.[head.indexOf(name)];
	expect([...new Set(rows.map((row) => cell(row, "checkin_id")))]).toEqual([String(second), String(id)]);
	const find = (metric: string) =>
		rows.find((row) => cell(row, "metric_id") === metric && cell(row, "checkin_id") === String(id));
	expect(cell(find("redness.nose"), "value")).toBe("-1.5");
	expect(cell(find("redness.nose"), "note")).toBe(NOTE);
	expect(cell(find("pores.nose"), "measurable")).toBe("no");
	expect(cell(find("pores.nose"), "value")).toBe("");
	expect(body).not.toContain("of the other person");
});

test.each(["=1+1", "+1", "-1+1", "@SUM(A1)", "\t=1", '=HYPERLINK("http://x")', "＝1"])(
	"a note that begins like the formula %j is written as text",
	async (note) => {
		const person = await proPerson();
		await addPastScan(system, person, { daysAgo: 1, note });
		const [head = [], row = []] = parseCsv((await exported(person, "csv")).body.replace(/^\ufeff/, ""));
		expect(row[head.indexOf("note")]).toBe(`'${note}`);
	},
);

test("json holds the visible scans whole, with what is in use, and nothing of anybody else", async () => {
	const [person, other] = [await proPerson(), await proPerson()];
	const ids = [
		await addPastScan(system, person, { daysAgo: 700, note: NOTE }),
		await addPastScan(system, person, { daysAgo: 1 }),
	];
	await addPastScan(system, other, { daysAgo: 1, note: "of the other person" });
	await use(person, "Morning gel");
	await use(other, "Foreign gel");
	const answer = await exported(person, "json");
	const { checkins, routine } = answer.json();
	expect(checkins.map(({ id }: { id: number }) => id)).toEqual(ids.toReversed());
	expect(checkins[1]).toMatchObject({ note: NOTE, observation: { engine: { name: "dewlight-vision" } } });
	expect(checkins[1].analysis_result.findings).toHaveLength(10);
	expect(routine.in_use).toMatchObject([{ name: "Morning gel" }]);
	expect(answer.body).not.toMatch(/of the other person|Foreign gel/);
	expect((await exported(await proPerson(), "json")).json().checkins).toEqual([]);
});

test("what a person told of their skin stands in the report and in the data, and the cycle stays out of what is handed on", async () => {
	const person = await proPerson();
	await addPastScan(system, person, { daysAgo: 3 });
	const send = (method: "POST" | "PATCH", url: string, payload: object) =>
		system.app.inject({ method, url, payload, headers: { cookie: person.cookie } });
	const day = system.services.clock.now().toISOString().slice(0, 10);
	const told = { day, felt: ["stings", "dry"], sleep: "short", cycle: "period", note: "Windy walk" };
	await send("PATCH", "/api/diary", told);
	const [product] = STARTER_CATALOGUE;
	const reaction = { product_id: product?.id, day, signs: ["burns", "redness"], note: "At once" };
	expect((await send("POST", "/api/reactions", reaction)).statusCode).toBe(200);
	const { text } = await readPdf((await exported(person, "pdf")).rawPayload);
	expect(text).toContain("Told on 1 day since");
	expect(text).toContain(`${day}: skin stung and was dry, sleep short, "Windy walk"`);
	expect(text).toContain(`${day}, after ${product?.name}: burning and redness. "At once"`);
	expect(text).not.toMatch(/period/i);
	const { diary, routine } = (await exported(person, "json")).json();
	expect(diary.days).toMatchObject([told]);
	expect(routine.reactions).toMatchObject([{ signs: ["burns", "redness"] }]);
});

async function use(person: Person, name: string) {
	const confirmedAt = system.services.clock.now();
	await system.services.store.db.insert(confirmedProducts).values({
		userId: person.id,
		step: "morning_cleanser",
		productId: `own_${person.id}`,
		name,
		confirmedAt,
	});
}

test("the report for a clinician says how, what, what not, and in the person's words", async () => {
	const person = await proPerson();
	for (const [index, daysAgo] of [200, 150, 100, 60, 30, 2].entries()) {
		await addPastScan(system, person, {
			daysAgo,
			note: index === 5 ? NOTE : "",
			readings: { "redness.nose": index < 3 ? 14 : 3, "pores.nose": null },
			photo: index === 1 ? { light_asymmetry: 12 } : {},
		});
	}
	await use(person, "Čistý gel");
	const { text, info, document } = await readPdf((await exported(person, "pdf")).rawPayload);
	for (const part of [
		"report for a clinician",
		"They are not a diagnosis",
		"the right cheek lies on the left of the picture",
		"Measured by: dewlight-vision 1",
		"Severity of each concern",
		"Conditions of capture",
		"sides differ 12.0 L*",
		"px/mm",
		"Trends",
		"Photo alone",
		"±",
		"not measurable",
		"Čistý gel (morning cleanser)",
		"Suggested care plan",
		"Morning, cleanser:",
		'Żółć, ελιά, зуд, naïve [1 picture] second line; "quoted", [2 Chinese or Japanese characters]',
		`Page 1 of ${document.numPages}`,
	]) {
		expect(text).toContain(part);
	}
	expect(info).toMatchObject({ Title: "Dewlight skin timeline: report for a clinician", Language: "en-US" });
	expect(document.numPages).toBeGreaterThan(1);
	const page = await document.getPage(1);
	const roles = JSON.stringify(await page.getStructTree());
	for (const role of ["H1", "H2", "P", "Table", "TH", "TD"]) expect(roles).toContain(`"role":"${role}"`);
});

test("the report says what the rules object to in the products in use", async () => {
	const person = await proPerson();
	const now = system.services.clock.now();
	for (const [step, name, active] of [
		["night_serum", "Night serum", "Retinol"],
		["weekly_exfoliant", "Peel", "Glycolic Acid"],
	] as const) {
		const id = `own_${step}_${person.id}`;
		const { db } = system.services.store;
		await db.insert(ownProducts).values({
			id,
			userId: person.id,
			name,
			inci: ["Aqua", active],
			createdAt: now,
		});
		await db
			.insert(confirmedProducts)
			.values({ userId: person.id, step, productId: id, name, confirmedAt: now });
	}
	const { text } = await readPdf((await exported(person, "pdf")).rawPayload);
	expect(text).toContain("Retinol and glycolic acid on the same night. Use them on different nights.");
});

/** The columns of a table and a word that only its rows hold. */
const TABLES = [
	{ heads: "Area First reading Newest scan Comparable Photo alone Verdict", row: /\d ± \d/ },
	{ heads: "Date Light Distance Head Quality checks Engine", row: /sides differ/ },
];

async function expectHeadsOnEveryPage(document: Awaited<ReturnType<typeof readPdf>>["document"]) {
	const { text: pages } = await extractText(document, { mergePages: false });
	const plain = pages.map((page) => page.replaceAll(/\s+/g, " "));
	for (const { heads, row } of TABLES) {
		const holding = plain.filter((page) => row.test(page));
		expect(holding.length, heads).toBeGreaterThan(1);
		for (const page of holding) {
			expect(page).toContain(heads);
			expect(page.indexOf(heads), "the heads stand above the rows").toBeLessThan(page.search(row));
		}
	}
}

test("the report lists the plan in the order in which it is done and says nothing twice", async () => {
	const person = await proPerson();
	for (const daysAgo of [200, 100, 2]) {
		await addPastScan(system, person, {
			daysAgo,
			readings: { "redness.nose": daysAgo > 2 ? 14 : 3, "redness.chin": daysAgo > 2 ? 12 : 2 },
		});
	}
	const { text } = await readPdf((await exported(person, "pdf")).rawPayload);
	const plan = text.slice(text.indexOf("Suggested care plan"));
	const steps = [...plan.matchAll(/• (Morning|Night|Weekly), ([a-z ]+):/g)].map(
		([, when, step]) => `${when} ${step}`,
	);
	const order = [
		...MORNING_STEPS.map((step) => `Morning ${step.replace("_", " ")}`),
		...NIGHT_STEPS.map((step) => `Night ${step.replace("_", " ")}`),
		...WEEKLY_STEPS.map((step) => `Weekly ${step.replace("_", " ")}`),
	];
	expect(steps.length).toBeGreaterThan(3);
	expect(steps).toEqual(order.filter((step) => steps.includes(step)));

	expect(text).toContain("Redness eased on the nose and the chin.");
	const trends = text.slice(text.indexOf("Trends"), text.indexOf("Conditions of capture"));
	const sentences = trends.split(/(?<=[a-z]\.)\s/).filter((sentence) => sentence.split(" ").length > 6);
	expect(sentences.length).toBeGreaterThan(3);
	expect(new Set(sentences).size).toBe(sentences.length);
});

test("names and notes in any script are drawn or named, and never broken", async () => {
	const person = await proPerson();
	const { db } = system.services.store;
	await db.update(users).set({ username: "Ελένη 山田" }).where(eq(users.id, person.id));
	await addPastScan(system, person, { daysAgo: 3, note: "Сухая кожа, שלום עולם" });
	await use(person, "김치 크림");
	const { rawPayload } = await exported(person, "pdf");
	const { text } = await readPdf(rawPayload);
	for (const part of [
		"Prepared for Ελένη [2 Chinese or Japanese characters] on",
		"Сухая кожа, [8 Hebrew characters]",
		"[4 Korean characters] (morning cleanser)",
		"stand for writing this report cannot draw",
	]) {
		expect(text).toContain(part);
	}
	expect(text).not.toMatch(/[□\ufffd]/);
});

test("a report without scans, and one of a long history, stay readable", async () => {
	const person = await proPerson();
	expect((await readPdf((await exported(person, "pdf")).rawPayload)).text).toContain("no finished scans yet");
	for (let scan = 0; scan < 30; scan++) {
		await addPastScan(system, person, { daysAgo: 900 - 30 * scan, note: "word ".repeat(180) });
	}
	const { text, document } = await readPdf((await exported(person, "pdf")).rawPayload);
	expect(text).toContain("the newest 24 of 30 scans");
	await expectHeadsOnEveryPage(document);
	expect(text).toContain(`Page ${document.numPages} of ${document.numPages}`);
	expect(document.numPages).toBeLessThan(40);
});
