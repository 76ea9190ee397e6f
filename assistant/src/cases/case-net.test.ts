import { KNOWN_CASES } from "@dewlight/core/knowledge/cases/known-cases.ts";
import { expect, test } from "vitest";
import { alikeByNet, PLACES, placesOf, SIZE } from "./case-net.ts";
import { learnNet } from "./learn-net.ts";

test("a misspelled word falls on most places of the right one, another word on hardly any", () => {
	const shared = (one: string, other: string) => {
		const there = new Set(placesOf(other));
		return placesOf(one).filter((place) => there.has(place)).length / placesOf(one).length;
	};
	expect(shared("sunscrean", "sunscreen")).toBeGreaterThan(0.4);
	expect(shared("retinol", "sunscreen")).toBeLessThan(0.05);
	expect(placesOf("any text at all").every((place) => place >= 0 && place < PLACES)).toBe(true);
});

test("what is learned points a message of other words at its case, and is the same again", async () => {
	const asked = [
		...["is my cream too old", "cream past its date", "date on the cream is gone"].map((text) => ({
			text,
			row: 0,
		})),
		...["dog licked my face", "puppy licks me all over", "can the dog lick it"].map((text) => ({
			text,
			row: 1,
		})),
	].flatMap((one) => Array.from({ length: 40 }, () => one));
	const learn = () => learnNet(asked, 2, () => undefined);
	const [one, again] = [await learn(), await learn()];
	expect(one.cases).toEqual(again.cases);
	const own = new Float64Array(SIZE);
	for (const place of placesOf("the date of this cream"))
		for (let at = 0; at < SIZE; at += 1) own[at] = (own[at] ?? 0) + (one.places[place * SIZE + at] ?? 0);
	const near = [0, 1].map((row) =>
		own.reduce((sum, value, at) => sum + value * (one.cases[row * SIZE + at] ?? 0), 0),
	);
	expect(near[0]).toBeGreaterThan(near[1] ?? 0);
});

test.each([
	["will my tash come back like a wire brush if i take a razor to it", /thicker/i],
	["my card got hit two times for november", /charged twice/i],
])("the net that is kept knows strangers' words: %s", (message, asks) => {
	const near = alikeByNet(message);
	const best = [...near.keys()].toSorted((a, b) => (near[b] ?? 0) - (near[a] ?? 0)).slice(0, 5);
	expect(best.map((at) => KNOWN_CASES[at]?.asks ?? "").join("\n")).toMatch(asks);
});
