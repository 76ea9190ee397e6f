import { productCheckSchema } from "@dewlight/contracts/check.ts";
import { sharedReportAnswerSchema, sharesAnswerSchema } from "@dewlight/contracts/shares.ts";
import { shelfAnswerSchema } from "@dewlight/contracts/shelf.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { anyOf, inUse, profileCalls, profileOf, scannedPerson } from "../../../test/factories/profile.ts";
import { finishScan, getAs, takingAnalyst } from "../../../test/factories/scan.ts";
import { startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import { products, reportShares } from "../../db/schema/index.ts";

let system: TestSystem;
beforeAll(async () => {
	system = await startSystem({ worker: true, analyst: takingAnalyst() });
}, 120_000);
afterAll(() => system.close());

const { post, confirm } = profileCalls(() => system.app);
const patch = (url: string, person: Person, payload: object) =>
	system.app.inject({ method: "PATCH", url, payload, headers: { cookie: person.cookie } });
const shelfOf = async (person: Person) =>
	shelfAnswerSchema.parse((await getAs(system, person, "/api/shelf?today=2026-06-10")).json());

test("a list is checked against what the person told and uses, and nothing of it is kept", async () => {
	const person = await scannedPerson(system);
	await post("/api/profile", person, { preferences: { pregnancy: "pregnant" } });
	const answer = await post("/api/products/check", person, {
		name: "Night oil",
		category: "serum",
		inci: "Aqua, Glycerin, Retinol, Parfum",
	});
	expect(answer.statusCode).toBe(200);
	const check = productCheckSchema.parse(answer.json());
	expect(check).toMatchObject({ verdict: "leave", product: null, knows_skin: true, credit: null });
	expect(check.headline).toMatch(/retinol in pregnancy/);
	expect(check.fragrance).toEqual(["Parfum"]);
	expect((await shelfOf(person)).items).toEqual([]);
});

test("a product of the catalogue is found by its bars, with the credit its source asks for", async () => {
	const person = await welcomePerson(system);
	const { id } = anyOf("moisturizer");
	const { db } = system.services.store;
	await db
		.update(products)
		.set({ barcode: "4006381333931", source: "open_beauty_facts" })
		.where(eq(products.id, id));
	expect((await getAs(system, person, "/api/products/barcode/4006381333931")).json().product.id).toBe(id);
	const check = productCheckSchema.parse(
		(await post("/api/products/check", person, { product_id: id })).json(),
	);
	expect(check.credit).toContain("Open Database License");
	expect(check.knows_skin).toBe(false);
	for (const code of ["4006381333932", "96385074", "12ab"])
		expect((await getAs(system, person, `/api/products/barcode/${code}`)).statusCode).toBe(404);
});

test("another person's product is not found, whatever is asked of it", async () => {
	const [ana, eve] = [await welcomePerson(system), await welcomePerson(system)];
	const own = (await post("/api/products/own", ana, { name: "Ana's oil", inci: "Aqua, Retinol" })).json()
		.product;
	await post("/api/shelf", ana, { product_id: own.id });
	await post("/api/reactions", ana, { product_id: own.id, day: "2026-06-01", signs: ["stings"] });
	await post("/api/patch-tests", ana, { product_id: own.id });
	const [item] = (await shelfOf(ana)).items;
	const [[reaction], [test]] = [(await shelfOf(ana)).reactions, (await shelfOf(ana)).patch_tests];
	const tries = [
		post("/api/products/check", eve, { product_id: own.id }),
		post("/api/shelf", eve, { product_id: own.id }),
		post("/api/reactions", eve, { product_id: own.id, day: "2026-06-01", signs: ["stings"] }),
		post("/api/patch-tests", eve, { product_id: own.id }),
		patch(`/api/shelf/${item?.id}`, eve, { price: 1 }),
		patch(`/api/patch-tests/${test?.id}`, eve, { look: "calm" }),
		post(`/api/shelf/${item?.id}/remove`, eve),
		post(`/api/reactions/${reaction?.id}/remove`, eve),
	];
	for (const answer of await Promise.all(tries)) expect(answer.statusCode).toBe(404);
	expect((await getAs(system, eve, "/api/shelf")).body).not.toContain("Ana's oil");
	expect(await shelfOf(ana)).toMatchObject({ items: [{ price: null }], reactions: [{}], patch_tests: [{}] });
});

test("a pack is opened, told its price, finished, brought back and deleted", async () => {
	const person = await welcomePerson(system);
	const { id, name } = anyOf("sunscreen");
	await post("/api/shelf", person, { product_id: id });
	const [added] = (await shelfOf(person)).items;
	expect(added).toMatchObject({ product_id: id, name, state: "closed", in_use: false });
	const url = `/api/shelf/${added?.id}`;
	await patch(url, person, { currency: "EUR" });
	await patch(url, person, { opened_on: "2025-06-01", lasts_months: 12, price: 24 });
	expect((await shelfOf(person)).items[0]).toMatchObject({ state: "ended", ends_on: "2026-06-01" });
	expect((await shelfOf(person)).costs).toMatchObject([{ currency: "EUR", counted: 1 }]);
	await patch(url, person, { left_as: "finished", left_on: "2026-06-02" });
	expect((await shelfOf(person)).items[0]).toMatchObject({ state: "left", left_on: "2026-06-02" });
	await patch(url, person, { left_as: null });
	expect((await shelfOf(person)).items[0]).toMatchObject({ state: "ended", left_on: null });
	expect((await patch(url, person, {})).statusCode).toBe(400);
	await post(`${url}/remove`, person);
	expect((await shelfOf(person)).items).toEqual([]);
});

test("what the plan uses is offered for the shelf until it stands there", async () => {
	const person = await scannedPerson(system);
	const { id } = anyOf("serum");
	inUse(await confirm(person, "night_serum", { id }));
	expect((await shelfOf(person)).missing.map(({ product_id }) => product_id)).toContain(id);
	await post("/api/shelf", person, { product_id: id });
	const shelf = await shelfOf(person);
	expect(shelf.missing.map(({ product_id }) => product_id)).not.toContain(id);
	expect(shelf.items[0]).toMatchObject({
		in_use: true,
		in_use_since: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
	});
	expect(shelf.week).toHaveLength(7);
});

test("a reaction knows the day since the pack was opened, and danger in its words is answered first", async () => {
	const person = await welcomePerson(system);
	const { id } = anyOf("serum");
	await post("/api/shelf", person, { product_id: id, opened_on: "2026-06-01" });
	const answer = await post("/api/reactions", person, {
		product_id: id,
		day: "2026-06-03",
		signs: ["redness", "none"],
		note: "my lips and tongue are swelling and I cannot breathe",
	});
	expect(answer.statusCode).toBe(200);
	expect(answer.json().urgent.length).toBeGreaterThan(0);
	expect((await shelfOf(person)).reactions).toMatchObject([{ day_of_use: 3, signs: ["redness"] }]);
	const swollen = await post("/api/reactions", person, {
		product_id: id,
		day: "2026-06-04",
		signs: ["swelling"],
	});
	expect(swollen.json().advice.level).toBe("emergency");
});

test("a reaction makes treatments pause and the plan more careful, says so, and taken back it is forgotten", async () => {
	const person = await scannedPerson(system);
	await post("/api/profile", person, { preferences: { sensitive_skin: false } });
	const { id } = anyOf("cleanser");
	const day = system.services.clock.now().toISOString().slice(0, 10);
	const note = async (signs: string[], words = "") =>
		(await post("/api/reactions", person, { product_id: id, day, signs, note: words })).json();
	expect(await note(["dryness"])).toMatchObject({ stung_days: [], plan_changed: false });
	expect(await note(["burns"])).toMatchObject({
		advice: { level: "stop" },
		stung_days: [day],
		plan_changed: true,
	});
	expect(await profileOf(system, person)).toMatchObject({ skin_sensitivity: "Moderate", stung_days: [day] });
	const [burn] = (await shelfOf(person)).reactions;
	await post(`/api/reactions/${burn?.id}/remove`, person);
	expect(await profileOf(system, person)).toMatchObject({ skin_sensitivity: "Low", stung_days: [] });
	expect(await note(["redness"], "my lips are swelling and I cannot breathe")).toMatchObject({
		stung_days: [day],
	});
	const toCome = { product_id: id, day: "2099-01-01", signs: ["stings"] };
	expect((await post("/api/reactions", person, toCome)).statusCode).toBe(400);
});

test("a patch test passes after two calm looks and ends at the first that is not", async () => {
	const person = await welcomePerson(system);
	const { id } = anyOf("serum");
	await post("/api/patch-tests", person, { product_id: id });
	const [first] = (await shelfOf(person)).patch_tests;
	expect(first?.state).toBe("running");
	await patch(`/api/patch-tests/${first?.id}`, person, { look: "strong" });
	expect((await shelfOf(person)).patch_tests[0]?.state).toBe("failed");
	expect((await patch(`/api/patch-tests/${first?.id}`, person, { look: "calm" })).statusCode).toBe(404);
});

test("a calm look in the first hours is none, one test of a product runs at a time, and none after hives", async () => {
	const person = await welcomePerson(system);
	const [{ id }, other] = [anyOf("serum"), anyOf("moisturizer")];
	await post("/api/shelf", person, { product_id: id });
	await post("/api/patch-tests", person, { product_id: id });
	const [test] = (await shelfOf(person)).patch_tests;
	expect((await patch(`/api/patch-tests/${test?.id}`, person, { look: "calm" })).statusCode).toBe(409);
	expect((await post("/api/patch-tests", person, { product_id: id })).statusCode).toBe(409);
	await patch(`/api/patch-tests/${test?.id}`, person, { look: "mild" });
	expect((await shelfOf(person)).items[0]).toMatchObject({ tested: "reacted" });
	expect((await post("/api/patch-tests", person, { product_id: id })).statusCode).toBe(200);
	await post("/api/reactions", person, { product_id: other.id, day: "2026-06-01", signs: ["hives"] });
	const refused = await post("/api/patch-tests", person, { product_id: other.id });
	expect(refused.statusCode).toBe(409);
	expect(refused.json().detail).toContain("before a doctor has seen it");
});

test("what skin did not take, on a patch or in use, is picked for no plan and suggested no more", async () => {
	const person = await scannedPerson(system);
	const picks = async () => {
		const { care_plan } = await profileOf(system, person);
		return [...Object.values(care_plan?.morning ?? {}), ...Object.values(care_plan?.night ?? {})].flatMap(
			({ product }) => product?.id ?? [],
		);
	};
	const [tested, used] = [...new Set(await picks())];
	await post("/api/patch-tests", person, { product_id: tested });
	const [test] = (await shelfOf(person)).patch_tests;
	await patch(`/api/patch-tests/${test?.id}`, person, { look: "strong" });
	expect(await picks()).not.toContain(tested);
	await post("/api/reactions", person, { product_id: used, day: "2026-06-01", signs: ["dryness"] });
	expect(await picks()).toContain(used);
	await post("/api/reactions", person, { product_id: used, day: "2026-06-02", signs: ["burns"] });
	expect(await picks()).not.toContain(used);
	await finishScan(system, person);
	for (const id of [tested, used]) {
		expect(await picks()).not.toContain(id);
		expect((await getAs(system, person, "/api/recommendations")).body).not.toContain(`"${id}"`);
	}
	expect((await picks()).length).toBeGreaterThan(1);
});

const open = (token: string) =>
	system.app.inject({
		method: "POST",
		url: "/api/shared-report",
		payload: { token },
		headers: { "user-agent": "Practice/1" },
	});

test("a link shows the newest report without a login, is listed when opened, and ends when it is ended", async () => {
	const person = await scannedPerson(system);
	const { id, name } = anyOf("serum");
	await post("/api/reactions", person, { product_id: id, day: "2026-06-01", signs: ["stings"] });
	const started = (await post("/api/shares", person)).json();
	const { db } = system.services.store;
	const [row] = await db.select().from(reportShares).where(eq(reportShares.id, started.share.id));
	expect(JSON.stringify(row)).not.toContain(started.token);
	const opened = await open(started.token);
	expect(opened.statusCode).toBe(200);
	expect(opened.headers).toMatchObject({
		"cache-control": "no-store",
		"x-robots-tag": "noindex",
		"referrer-policy": "no-referrer",
	});
	const { parts } = sharedReportAnswerSchema.parse(opened.json());
	expect(parts).toContainEqual({ kind: "heading", level: "H2", text: "What these numbers are not" });
	expect(parts).toContainEqual({ kind: "list", items: [`2026-06-01, after ${name}: stinging.`] });
	const list = async () =>
		sharesAnswerSchema.parse((await getAs(system, person, "/api/shares")).json()).shares;
	expect(await list()).toMatchObject([{ state: "open", openings: [{ browser: "Practice/1" }] }]);
	const eve = await welcomePerson(system);
	expect((await post(`/api/shares/${started.share.id}/revoke`, eve)).statusCode).toBe(404);
	expect((await getAs(system, eve, "/api/shares")).json()).toEqual({ shares: [] });
	expect((await post(`/api/shares/${started.share.id}/revoke`, person)).statusCode).toBe(200);
	expect((await open(started.token)).statusCode).toBe(404);
	expect(await list()).toMatchObject([{ state: "revoked" }]);
});

test("a link ends after seven days, and without a report there is none", async () => {
	const person = await scannedPerson(system);
	const { token, share } = (await post("/api/shares", person)).json();
	const { db } = system.services.store;
	await db
		.update(reportShares)
		.set({ expiresAt: new Date(0) })
		.where(eq(reportShares.id, share.id));
	expect((await open(token)).statusCode).toBe(404);
	expect((await open("a-token-that-nobody-was-ever-given")).statusCode).toBe(404);
	expect((await post("/api/shares", await welcomePerson(system))).statusCode).toBe(409);
});
