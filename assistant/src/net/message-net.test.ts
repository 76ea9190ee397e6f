import { KNOWN_CASES } from "@dewlight/core/knowledge/cases/known-cases.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createEncoder } from "../encoder/encoder.ts";
import { learnNet } from "./learn-net.ts";
import { alikeByNet, PLACES, placesBefore, placesOf, pointOf, SIZE } from "./message-net.ts";

const encoder = createEncoder({ timeoutMs: 60_000 });
beforeAll(() => encoder.warmUp(), 60_000);
afterAll(() => encoder.close());

test("a misspelled word falls on most places of the right one, another word on hardly any", () => {
	const shared = (one: string, other: string) => {
		const there = new Set(placesOf(other));
		return placesOf(one).filter((place) => there.has(place)).length / placesOf(one).length;
	};
	expect(shared("sunscrean", "sunscreen")).toBeGreaterThan(0.4);
	expect(shared("retinol", "sunscreen")).toBeLessThan(0.05);
	expect(placesOf("any text at all").every((place) => place >= 0 && place < PLACES)).toBe(true);
});

test("a word of the message before falls elsewhere than one of the message itself", () => {
	const own = new Set(placesOf("retinol"));
	expect(placesBefore("retinol").filter((place) => own.has(place))).toEqual([]);
});

test("what is learned points a message of other words at its case and its topic, and is the same again", async () => {
	const about = (row: number, texts: readonly string[]) =>
		texts.map((text) => ({
			places: placesOf(text),
			vector: undefined,
			before: undefined,
			case: row === 2 ? undefined : row,
			topic: row,
		}));
	const asked = [
		...about(0, ["is my cream too old", "cream past its date", "date on the cream is gone"]),
		...about(1, ["dog licked my face", "puppy licks me all over", "can the dog lick it"]),
		...about(2, ["good morning", "hello there", "hi again"]),
	].flatMap((one) => Array.from({ length: 40 }, () => one));
	const learn = () => learnNet(asked, { cases: 2, topics: 3 }, () => undefined);
	const [one, again] = [await learn(), await learn()];
	expect(one.cases).toEqual(again.cases);
	const nearest = (text: string, rows: Float32Array) => {
		const own = new Float64Array(SIZE);
		for (const place of placesOf(text))
			for (let at = 0; at < SIZE; at += 1) own[at] = (own[at] ?? 0) + (one.places[place * SIZE + at] ?? 0);
		const near = Array.from({ length: rows.length / SIZE }, (_, row) =>
			own.reduce((sum, value, at) => sum + value * (rows[row * SIZE + at] ?? 0), 0),
		);
		return near.indexOf(Math.max(...near));
	};
	expect(nearest("the date of this cream", one.cases)).toBe(0);
	expect(nearest("the date of this cream", one.topics)).toBe(0);
	expect(nearest("hello good morning", one.topics)).toBe(2);
});

const nearestAsks = async (message: string, before?: string) => {
	const encoded = async (text: string) => ({
		text,
		vector: (await encoder.encode([text]))[0] ?? new Float32Array(),
	});
	const near = alikeByNet(
		pointOf(await encoded(message), before === undefined ? undefined : await encoded(before)),
	);
	const best = [...near.keys()].toSorted((a, b) => (near[b] ?? 0) - (near[a] ?? 0)).slice(0, 5);
	return best.map((at) => KNOWN_CASES[at]?.asks ?? "").join("\n");
};

test.each([
	["will my tash come back like a wire brush if i take a razor to it", /thicker/i],
	["my card got hit two times for november", /charged twice/i],
])("the net that is kept knows strangers' words: %s", async (message, asks) => {
	expect(await nearestAsks(message)).toMatch(asks);
});

test("a message is read in the light of the one before it", async () => {
	expect(await nearestAsks("and on the neck?", "how much sunscreen does a face need")).not.toBe(
		await nearestAsks("and on the neck?", "my retinol makes me peel"),
	);
});
