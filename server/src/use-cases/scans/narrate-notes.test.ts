import type { Checkin } from "@dewlight/contracts/scans.ts";
import { STAGES } from "@dewlight/core/scan/stages.ts";
import {
	type ModelScene,
	type ModelServer,
	startModelServer,
} from "@dewlight/sandbox/model/scripted-model.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openNarrator } from "#compose.ts";
import { type Person, welcomePerson } from "../../../test/factories/person.ts";
import { finishScan, getAs, postScan, takingAnalyst } from "../../../test/factories/scan.ts";
import { startOwnSystem, startSystem, type TestSystem } from "../../../test/harness/start-system.ts";
import * as schema from "../../db/schema/index.ts";

/** Every given sentence in words that keep what it states. */
const faithful: ModelScene = ({ prompt }) => ({ object: { sentences: given(prompt).map(inOtherWords) } });

const given = (prompt: string): string[] =>
	[...prompt.matchAll(/^\d+: (.+)$/gm)].map(([, text]) => text ?? "");
const otherWords = (text: string) => text.replace("Nothing in this photo is", "In this photo nothing is");
const inOtherWords = (text: string, sentence: number) => ({ sentence, text: otherWords(text) });

let server: ModelServer;
let system: TestSystem;
beforeAll(async () => {
	server = await startModelServer(faithful);
	system = await startSystem({ worker: true, analyst: takingAnalyst(), env: modelAt(server) });
});
afterAll(async () => {
	await system.close();
	await server.close();
});

function modelAt({ url }: ModelServer): Record<string, string> {
	return {
		AI_PROVIDER: "openai-compatible",
		AI_MODEL: "scripted",
		AI_API_KEY: "key-of-a-test",
		AI_BASE_URL: url,
	};
}

async function scan(own: TestSystem, person: Person) {
	const id = await finishScan(own, person);
	const checkin = (await getAs(own, person, `/api/checkins/${id}`)).json();
	const events = (await getAs(own, person, `/api/checkins/${id}/events`)).json();
	return { id, checkin, events, notes: checkin.analysis_result.condition_notes };
}

async function callsOf(own: TestSystem, person: Person) {
	const { modelCalls } = schema;
	return own.services.store.db.select().from(modelCalls).where(eq(modelCalls.userId, person.id));
}

/** What the same photo gives where the model does not answer. */
async function coresOwn(): Promise<{ text: string; rest: unknown }> {
	server.play(() => ({ status: 500 }));
	const { checkin, notes } = await scan(system, await welcomePerson(system));
	expect(notes.narrated_by).toBeNull();
	return { text: notes.overall_assessment, rest: decidedOf(checkin) };
}

/** Everything decided: only the words of the assessment may differ. */
function decidedOf({ analysis_result, product_needs }: Checkin) {
	const { overall_assessment: _text, narrated_by: _by, ...notes } = analysis_result.condition_notes ?? {};
	return { ...analysis_result, condition_notes: notes, product_needs };
}

test("the assessment is phrased by the model and marked, and nothing else differs", async () => {
	const core = await coresOwn();
	const person = await welcomePerson(system);
	server.play(faithful);
	const before = server.requests.length;
	const { checkin, events, notes } = await scan(system, person);
	expect(notes.overall_assessment).not.toBe(core.text);
	expect(notes.overall_assessment).toBe(otherWords(core.text));
	expect(notes.narrated_by).toEqual({ provider: new URL(server.url).host, model: "scripted" });
	expect(decidedOf(checkin)).toEqual(core.rest);
	expect(events.map(({ stage }: { stage: string }) => stage)).toEqual(STAGES);
	expect(events[3].payload).toEqual(notes);
	expect(await callsOf(system, person)).toMatchObject([
		{ purpose: "narrative", outcome: "answered", vendor: "openai-compatible", promptVersion: "narrative.1" },
	]);
	const sent = server.requests.slice(before).map(({ body }) => body);
	expect(sent).toHaveLength(1);
	expect(sent[0]).not.toMatch(/image_url|base64|[A-Za-z0-9+/]{200,}/);
	for (const secret of [person.email, person.username]) expect(sent[0]).not.toContain(secret);
});

const LIES: Record<string, (text: string) => string> = {
	"another number": (text) => text.replace(/\d/g, "9").replace("strong enough", "100% strong enough"),
	"a diagnosis": (text) => `You have rosacea, ${text}`,
	"a product": (text) => text.replace(/\.$/, ", so buy GlowMax Serum."),
};
test.each(Object.keys(LIES))("%s leaves core's text without a mark, and the call is counted", async (lie) => {
	const core = await coresOwn();
	server.play(({ prompt }) => ({
		object: {
			sentences: given(prompt).map((text, sentence) => ({ sentence, text: LIES[lie]?.(text) ?? text })),
		},
	}));
	const person = await welcomePerson(system);
	const { notes } = await scan(system, person);
	expect(notes).toMatchObject({ overall_assessment: core.text, narrated_by: null });
	expect(await callsOf(system, person)).toMatchObject([{ purpose: "narrative", outcome: "ungrounded" }]);
});

const FAILURES: Record<string, [ModelScene, outcome: string]> = {
	"is down": [() => ({ status: 500 }), "down"],
	"is busy": [() => ({ status: 429 }), "busy"],
	"answers no object": [() => ({ object: "no object at all" }), "malformed"],
};
test.each(Object.keys(FAILURES))("a model that %s leaves a whole report in core's words", async (name) => {
	const [scene, outcome] = FAILURES[name] ?? [() => ({}), ""];
	server.play(scene);
	await expectCoresWords(system, outcome);
});

test("a model that says nothing is waited for so long and no longer", async () => {
	server.play(() => ({ silence: 600_000 }));
	const address = {
		provider: "openai-compatible",
		model: "scripted",
		apiKey: null,
		baseUrl: server.url,
	} as const;
	const narrator = await openNarrator(
		{ model: { ...address, dailyTokens: 1_000 }, modelTakesPictures: false },
		{ totalMs: 300 },
	);
	if (narrator === null) throw new Error("no narrator");
	const env = modelAt(server);
	await expectCoresWords(
		await startOwnSystem({ worker: true, analyst: takingAnalyst(), env, narrator }),
		"slow",
	);
	// The other end hears a moment later that the call was given up.
	await expect.poll(() => server.openCalls()).toBe(0);
});

async function expectCoresWords(own: TestSystem, outcome: string): Promise<void> {
	const person = await welcomePerson(own);
	const { checkin, notes, events } = await scan(own, person);
	expect(checkin.status).toBe("complete");
	expect(notes.narrated_by).toBeNull();
	expect(events).toHaveLength(STAGES.length);
	expect(await callsOf(own, person)).toMatchObject([{ purpose: "narrative", outcome }]);
}

test("nothing is asked when the model is switched off or the day's budget is used up", async () => {
	const before = server.requests.length;
	const env = { ...modelAt(server), AI_DAILY_TOKENS: "0" };
	const own = await startOwnSystem({ worker: true, analyst: takingAnalyst(), env });
	const { switches } = schema;
	expect((await scan(own, await welcomePerson(own))).notes.narrated_by).toBeNull();
	const off = { name: "model", off: true, reason: "A test.", changedAt: new Date() } as const;
	await system.services.store.db.insert(switches).values(off);
	expect((await scan(system, await welcomePerson(system))).notes.narrated_by).toBeNull();
	await system.services.store.db.delete(switches);
	expect(server.requests).toHaveLength(before);
});

test("beside a red flag the text stays core's own, with the advice first, and nothing is asked", async () => {
	const person = await welcomePerson(system);
	const before = server.requests.length;
	const answer = await postScan(system, person, undefined, "My lips are swelling since the new cream");
	await system.settle();
	const checkin = (await getAs(system, person, `/api/checkins/${answer.json().id}`)).json();
	const { condition_notes: notes, red_flags } = checkin.analysis_result;
	expect(notes.overall_assessment.startsWith(red_flags[0].advice)).toBe(true);
	expect(notes.narrated_by).toBeNull();
	expect(server.requests).toHaveLength(before);
});
