import { KNOWN_CASES } from "@dewlight/core/knowledge/cases/known-cases.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEncoder } from "../encoder/encoder.ts";
import { createGuide } from "../guide.ts";
import { netExamplesHash } from "../net/learn-net.ts";
import { netIsMadeOf } from "../net/message-net.ts";
import { createUnderstander } from "../topics/understand.ts";
import { triage } from "../triage/triage.ts";
import { readAsked } from "./case-examples.ts";
import { standsOnNet } from "./case-layer.ts";

const encoder = createEncoder({ timeoutMs: 60_000 });
beforeAll(() => encoder.warmUp(), 60_000);
afterAll(() => encoder.close());

const NOBODY = {
	person: { goals: [], issues: [], preferences: {} },
	report: null,
	in_use: [],
	shown: [],
	named: [],
	flagsOf: () => [],
	now: "2026-03-31T08:00:00.000Z",
};

async function readOf(message: string) {
	const told = await createUnderstander(encoder).understand({ message, history: [], context: NOBODY });
	return told.get(message);
}

test("what was learned is of the messages that stand there; else run `npm run topics`", () => {
	expect(netIsMadeOf()).toBe(netExamplesHash());
	expect(standsOnNet()).toBe(true);
});

test("every case has messages that ask it", () => {
	const asked = readAsked();
	const few = KNOWN_CASES.filter((_, at) => (asked[at]?.length ?? 0) < 5);
	expect(few.map(({ id }) => id)).toEqual([]);
});

test.each([
	["charged twice this month, want one of them back", /charged twice/],
	["is petroleum jelly on top going to block my pores", /(?:vaseline|petrol\w+).*pores/i],
	["how long till the dark marks after spots fade", /how long.*marks.*fade/i],
])("%s: a particular question is heard", async (message, asks) => {
	const { particular } = (await readOf(message)) ?? {};
	expect(KNOWN_CASES.find(({ id }) => id === particular)?.asks).toMatch(asks);
});

test("a question that was offered in words is answered as that question", async () => {
	const row = KNOWN_CASES[7];
	expect((await readOf(row?.asks ?? ""))?.particular).toBe(row?.id);
});

test.each(["did it get better", "what do i do tonight", "find me a cheap sunscreen without perfume"])(
	"%s: the person's own data and searches are left to who knows them",
	async (message) => {
		expect((await readOf(message))?.particular).toBeUndefined();
	},
);

test("nobody is asked whether an insult or small talk was meant", async () => {
	const message =
		"you're better company than him, he's been on about the 79 bus being rerouted for an hour. how are you anyway bab";
	const { offers = [], reading } = (await readOf(message)) ?? {};
	expect([...offers, ...(reading?.nearest ?? [])].join("\n")).not.toMatch(/stupid|dating|talking to you/i);
});

test.each([
	["will the chlorine in the pool sting my cheeks if i shaved this morning", "case.swimming_shaved"],
	[
		"all my serums and my cream have niacinamide on the label, is that too much together",
		"case.combine_niacinamide_twice",
	],
	["can i decant my suncream into a tiny pot for the plane", "case.broken_pack_decant"],
	[
		"sweat carries the sunscreen into my eyes when i rake the lawn and it stings like mad",
		"case.face_sweat_sunscreen_eyes",
	],
	[
		"second week of tretinoin and i flake like pastry. is it working or do i ruin my face",
		"case.tretinoin_peeling",
	],
])("%s: a case that is surely asked stands above a search and what words name", async (message, id) => {
	const context = { ...NOBODY, flagsOf: triage.read([message], "talk") };
	const { citations, search } = await createGuide(encoder)({ message, history: [], context });
	expect([citations[0]?.id, search]).toEqual([id, null]);
});

test("whose medicine it is is asked of friends and not of whoever prescribes", async () => {
	const told = async (message: string) => {
		const context = { ...NOBODY, flagsOf: triage.read([message], "talk") };
		const { citations } = await createGuide(encoder)({ message, history: [], context });
		return citations.some(({ id }) => /shared_prescription|others_medicine/.test(id));
	};
	expect(await told("my friend gave me her leftover doxycycline, can i take it")).toBe(true);
	expect(await told("my dentist gave me doxycycline, do i take it with milk")).toBe(false);
});
